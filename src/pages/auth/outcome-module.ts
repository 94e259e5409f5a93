import { messagesFor } from '../../i18n/messages.ts';
import { siteLocales } from '../../routing/locales.ts';
import { plainHead } from '../head.ts';
import { type AnyPageModule, pageModule } from '../page-module.ts';
import { OutcomeShell } from './OutcomeShell.tsx';
import { linkState, type OutcomePage, outcomeOf } from './outcome.ts';

/** A page that says how something ended, and what to do next. */
export function outcomeModule(page: OutcomePage): AnyPageModule {
  return pageModule({
    searchParams: ['state', 'success', 'to'],
    view: (_data, request) => {
      const { search, locale } = request;
      const led = { state: linkState(search), isLed: search.has('to') };
      const outcome = outcomeOf(page, led, messagesFor(locale).account.outcome);
      return {
        head: {
          ...plainHead(outcome.title, request, siteLocales),
          description: outcome.text,
          noindex: true,
        },
        props: outcome,
      };
    },
    Page: OutcomeShell,
  });
}

/**
 * Pages of signing in that the table of routes does not name, by their paths: `/auth`, where the identity provider
 * leads back to (spec §2), and those it may lead on to.
 */
const beside: Readonly<Record<string, AnyPageModule>> = {
  '/auth': outcomeModule('callback'),
  '/auth/sign-in-failed': outcomeModule('sign-in-failed'),
  '/auth/access-denied': outcomeModule('access-denied'),
  '/auth/session-ended': outcomeModule('session-ended'),
};

/** @param path without language prefix */
export function signInPageAt(path: string): AnyPageModule | null {
  return Object.hasOwn(beside, path) ? (beside[path] ?? null) : null;
}
