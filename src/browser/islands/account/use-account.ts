import { useEffect, useRef, useState } from 'react';
import type { SiteLocale } from '../../../i18n/locales.ts';
import { siteAuth } from '../../auth/site.ts';
import { arrive } from './arrive.ts';
import { AskError } from './ask.ts';
import { loadDeletionDue } from './deletion.ts';
import { forgetDrafts, keepDraftsOf } from './drafts.ts';
import { here } from './page-language.ts';
import { type AccountTexts, accountTextsFor } from './texts.ts';

export type AccountState<Data> =
  | { readonly is: 'starting' }
  | { readonly is: 'signed-out'; readonly texts: AccountTexts }
  | { readonly is: 'failed'; readonly texts: AccountTexts }
  | {
      readonly is: 'ready';
      readonly texts: AccountTexts;
      readonly data: Data;
      /** When the account is erased; null: never. */
      readonly deletionDue: string | null;
    };

/**
 * What an account page shows, for who is signed in; when it is looked at again, what was done elsewhere meanwhile.
 * @param load is called again by `reload`
 */
export function useAccount<Data>(locale: SiteLocale, load: () => Promise<Data>) {
  const [state, setState] = useState<AccountState<Data>>({ is: 'starting' });
  const turn = useRef(0);
  /** Answers may overtake one another: the last question counts. */
  async function read(show: (next: AccountState<Data>) => void) {
    turn.current += 1;
    const mine = turn.current;
    const next = await stateOf(locale, load);
    if (mine === turn.current) show(next);
  }
  const reload = () => read(setState);
  const look = useRef(() => {});
  look.current = () => {
    if (document.visibilityState !== 'visible') return;
    // What is shown is worth more than that it cannot be asked for again.
    void read((next) => setState((now) => (next.is === 'failed' && now.is === 'ready' ? now : next)));
  };
  useEffect(() => {
    void reload();
    const looked = () => look.current();
    document.addEventListener('visibilitychange', looked);
    // Whoever signs out, in whichever tab, leaves nothing typed behind; a session that ends does.
    const heard = siteAuth().then((auth) =>
      auth.onChange((_, change) => change === 'signed-out' && forgetDrafts()),
    );
    return () => {
      document.removeEventListener('visibilitychange', looked);
      void heard.then((end) => end());
    };
  }, []);
  return { state, reload, look: () => look.current() };
}

async function stateOf<Data>(locale: SiteLocale, load: () => Promise<Data>): Promise<AccountState<Data>> {
  const texts = await accountTextsFor(locale);
  try {
    // The profile may be the page that a sign-in leads to (spec §2).
    await arrive();
    const auth = await siteAuth();
    const wasSignedIn = auth.isSignedIn;
    const token = await auth.token();
    // Somebody is signed in, and the identity provider cannot be asked now.
    if (token === null && auth.isSignedIn) return { is: 'failed', texts };
    if (token === null) {
      if (wasSignedIn) location.replace(here('/auth/session-ended'));
      return signedOut(texts);
    }
    keepDraftsOf(auth.state.user?.objectId ?? '');
    document.documentElement.toggleAttribute('data-signed-in', true);
    const [data, deletionDue] = await Promise.all([load(), loadDeletionDue()]);
    return { is: 'ready', texts, data, deletionDue };
  } catch (error) {
    if (error instanceof AskError && error.code === 'UNAUTHENTICATED') return signedOut(texts);
    console.error(error);
    return { is: 'failed', texts };
  }
}

/** The page was marked by what this browser believed. */
function signedOut(texts: AccountTexts): AccountState<never> {
  document.documentElement.removeAttribute('data-signed-in');
  return { is: 'signed-out', texts };
}
