import type { Gate } from '../../../components/gate/gate.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { linkTo } from '../../../routing/links.ts';
import type { Locale } from '../../../routing/locales.ts';
import type { RecordOf } from '../parts.ts';

type Gated = Pick<RecordOf<'NavigatorChapter'>, 'gate' | 'within'>;

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
  const product = within?.service?.title ?? messagesFor(locale).types.navigatorService;
  return {
    heading: m.permission({ product }),
    text: m.permissionText,
    action: { text: publications.gate.permissionAction, url },
    rest,
  };
}
