import type { Gate } from '../../components/gate/gate.ts';
import { typeLabel } from '../../content/types/index.ts';
import type { GateKind } from '../../graphql/content/schema-types.gen.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { linkTo } from '../../routing/links.ts';

interface Gated {
  readonly gate: { readonly kind: GateKind } | null;
  /** The region, and the service that it is of. */
  readonly within: { readonly service: { readonly title: string } | null } | null;
}

/** Who may read the answers of a chapter of the navigator; null where everybody may. */
export function answersGate({ gate, within }: Gated, locale: Locale): Gate | null {
  if (!gate) return null;
  const { gate: wholeText, publications } = messagesFor(locale);
  const m = wholeText.answers;
  const url = linkTo('auth-profile', {}, locale);
  const rest = { heading: '', items: [] };
  if (gate.kind === 'SIGN_IN') {
    return {
      heading: m.signIn,
      text: m.signInText,
      action: { text: publications.gate.signInAction, url },
      rest,
    };
  }
  const product = within?.service?.title ?? typeLabel('navigatorService', locale);
  return {
    heading: m.permission({ product }),
    text: m.permissionText,
    action: { text: publications.gate.permissionAction, url },
    rest,
  };
}
