import { siteLocales } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { RouteName } from '../../../routing/routes.ts';
import { type AnyPageModule, pageModule } from '../../page-module.ts';
import { plainHead } from '../../shared/records/head.ts';
import { OutcomeShell } from './OutcomeShell.tsx';
import { linkState, type OutcomePage, outcomeOf } from './outcome.ts';

/** A page that says how something ended, and what to do next. */
export function outcomePage(page: OutcomePage, routes: readonly RouteName[] = []): AnyPageModule {
  return pageModule({
    routes,
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
