import { permissionWords } from '../../../account/subscriptions/permission-names.ts';
import type { Gate } from '../../../components/gate/gate.ts';
import { mainHeadings } from '../../../content/rich-text/main-headings.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { linkTo } from '../../../routing/links.ts';
import type { WholeTrainingItemFragment } from './query.gen.ts';

type Gated = Pick<WholeTrainingItemFragment, 'gate' | 'headings' | 'body' | 'series'>;

/** Which course a part is of that not everybody has, and what comes with it; null for a part that is open in full. */
export function trainingGate({ gate, headings, body, series }: Gated, locale: Locale): Gate | null {
  if (!gate) return null;
  const m = messagesFor(locale).training;
  // As the account's subscriptions call it.
  const product = series?.title ?? permissionWords(gate.permission ?? '', locale);
  return {
    heading: m.gateHeading,
    text: m.gateText({ product }),
    action: { text: m.gateAction, url: linkTo('auth-profile', {}, locale) },
    rest: { heading: m.gateRest, items: headings.slice(mainHeadings(body ?? []).length) },
  };
}
