import { localeFacts } from '../../i18n/locales.ts';
import type { Flow, FlowPage } from './flow.ts';
import { chooseLocale } from './language.ts';
import type { Page } from './page-context.ts';

const pages: readonly FlowPage[] = ['/sign-in', '/sign-in/code', '/sign-up', '/forgotten-password'];

/**
 * A form's buttons that lead to another page (`go`) or language (`lang`) instead of sending it: what was typed comes
 * along, which no link could do without a script. A password does not.
 */
export function keepFormOnNavigation(page: FlowPage, send: (flow: Flow) => Promise<Page>) {
  return async (flow: Flow): Promise<Page> => {
    const lang = flow.field('lang');
    const go = pages.find((one) => one === flow.field('go'));
    if (lang === '' && go === undefined) return send(flow);
    await flow.keep({
      email: flow.field('email'),
      ...(page === '/sign-up' && {
        givenName: flow.field('given_name'),
        familyName: flow.field('family_name'),
      }),
    });
    // Whatever the field says, the address names a language that there is.
    const chosen = lang === '' ? {} : { lang: localeFacts[chooseLocale(lang)].language };
    return flow.reply.redirect(flow.at(go ?? page, chosen), 303);
  };
}
