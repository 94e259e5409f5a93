import { siteAuth } from '../../auth/site.ts';
import { sayLeaving } from './leaving.ts';
import { here, pageLocale } from './page-language.ts';
import { savingTextsFor } from './texts.ts';

/** Pages of signing in itself: nobody wants to come back to them. */
const passing =
  /^(?:\/[a-z]{2}-[a-z]{2})?\/auth(?:$|\/(?:sign-in-failed|access-denied|session-ended|.*-callback)$)/;

let endLeaving: (() => void) | undefined;

/** Leads to the sign-in page, and from there back to this one; from a page of signing in to where it began. */
export async function signIn(): Promise<void> {
  const { pathname, search, hash } = location;
  const redirectUrl = passing.test(pathname)
    ? (leadsOnTo() ?? whereFrom() ?? here('/auth/dashboard'))
    : pathname + search + hash;
  endLeaving?.();
  endLeaving = sayLeaving(savingTextsFor(pageLocale()));
  try {
    const auth = await siteAuth();
    await auth.signIn({ redirectUrl, locale: document.documentElement.lang });
  } catch (error) {
    console.error(error);
    location.assign(`${here('/auth/sign-in-failed')}?${new URLSearchParams({ to: redirectUrl })}`);
  }
}

/** Where a page of signing in was told to lead on to. */
export function leadsOnTo(): string | null {
  return new URLSearchParams(location.search).get('to');
}

/** The page of this site that led here, when it is one to come back to. */
function whereFrom(): string | null {
  if (!URL.canParse(document.referrer)) return null;
  const { origin, pathname, search } = new URL(document.referrer);
  return origin === location.origin && !passing.test(pathname) ? pathname + search : null;
}
