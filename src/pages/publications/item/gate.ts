import { permissionWords } from '../../../account/subscriptions/permission-names.ts';
import type { Gate } from '../../../components/gate/gate.ts';
import { mainHeadings } from '../../../content/rich-text/main-headings.ts';
import { choiceLabel } from '../../../content/types/choices.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { linkTo } from '../../../routing/links.ts';
import type { WholePublicationFragment } from './query.gen.ts';

type Gated = Pick<WholePublicationFragment, 'gate' | 'permission' | 'headings' | 'body'>;

/** Where the open part of a text ends, and which service the rest is of; null for a text that is open in full. */
export function gateOf({ gate, permission, headings, body }: Gated, locale: Locale): Gate | null {
  if (!gate) return null;
  const m = messagesFor(locale).publications.gate;
  const url = linkTo('auth-profile', {}, locale);
  const rest = { heading: m.contents, items: headings.slice(mainHeadings(body ?? []).length) };
  switch (gate.kind) {
    case 'SIGN_IN':
      return { heading: m.signIn, text: m.signInText, action: { text: m.signInAction, url }, rest };
    case 'PERMISSION': {
      const product = permission
        ? permissionWords(permission, locale)
        : choiceLabel('publication.access', 'PERMISSION', locale);
      return {
        heading: m.permission,
        text: m.permissionText({ product }),
        action: { text: m.permissionAction, url },
        rest,
      };
    }
  }
}
