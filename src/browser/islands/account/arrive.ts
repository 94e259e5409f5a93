import { ProviderError } from '../../auth/provider-error.ts';
import { siteAuth } from '../../auth/site.ts';
import { here } from './page-language.ts';
import { learnSavedIds } from './saving.ts';

/** Milliseconds for which a sign-in waits to learn what is saved; the buttons can do without. */
const patience = 1_500;

let arriving: Promise<boolean> | undefined;

/**
 * Takes the answer of a sign-in from this page's address, if there is one, and leads on to where it began; to a page
 * that says what went wrong when it failed. Once for each page, however often it is called.
 * @returns whether this page is being left
 */
export function arrive(): Promise<boolean> {
  arriving ??= takeAnswer();
  return arriving;
}

async function takeAnswer(): Promise<boolean> {
  const { pathname } = location;
  const auth = await siteAuth();
  const leadsTo = auth.leadsTo();
  try {
    const arrived = await auth.handleCallback();
    if (arrived === null) return false;
    await Promise.race([
      learnSavedIds().catch(() => undefined),
      new Promise((done) => setTimeout(done, patience)),
    ]);
    return goTo(arrived.redirectUrl, pathname);
  } catch (error) {
    console.error(error);
    return goTo(whereFailed(error, leadsTo), pathname);
  }
}

/** In the language of the page where the sign-in began, from where it can be tried again. */
function whereFailed(error: unknown, leadsTo: string | null): string {
  const isDenied = error instanceof ProviderError && error.kind === 'access_denied';
  const page = isDenied ? '/auth/access-denied' : '/auth/sign-in-failed';
  if (leadsTo === null) return here(page);
  return `${here(page, leadsTo)}?${new URLSearchParams({ to: leadsTo })}`;
}

/** Nobody comes back to an answered sign-in by the back button. */
function goTo(address: string, pathname: string): boolean {
  if (new URL(address, location.origin).pathname === pathname) {
    history.replaceState(history.state, '', address);
    return false;
  }
  location.replace(address);
  return true;
}
