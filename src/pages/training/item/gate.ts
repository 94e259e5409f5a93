import { mainHeadings } from '../../../content/rich-text/main-headings.ts';
import { fill } from '../../../i18n/fill.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { linkTo } from '../../../routing/links.ts';
import type { Locale } from '../../../routing/locales.ts';
import type { Gate } from '../../publication/gate.ts';
import type { TrainingItemRecord } from './view.ts';

type Gated = Pick<TrainingItemRecord, 'gate' | 'headings' | 'body'>;

/** Which permission opens a part, why, and what comes with it; null for a part that the reader has in full. */
export function trainingGate({ gate, headings, body }: Gated, locale: Locale): Gate | null {
  if (!gate) return null;
  const m = messagesFor(locale).gatherings.training;
  return {
    heading: m.gateHeading,
    text: fill(m.gateText, { permission: gate.permission ?? '' }),
    action: { text: m.gateAction, url: linkTo('auth-profile', {}, locale) },
    rest: headings.slice(mainHeadings(body ?? []).length),
  };
}
