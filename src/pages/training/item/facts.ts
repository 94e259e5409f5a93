import type { MetaRow } from '../../../components/sections/section.ts';
import { choiceLabel } from '../../../content/types/choices.ts';
import { type Locale, localeFacts } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { dayRow, recordsRow, rowsOf, textRow } from '../../shared/records/rows.ts';
import { kindText, minutesText } from '../part.ts';
import type { WholeTrainingItemFragment } from './query.gen.ts';

/** What a part is, how long it takes, of which day its law is, and who may open it. */
export function factsOf(item: WholeTrainingItemFragment, locale: Locale): MetaRow[] {
  const m = messagesFor(locale);
  const { training } = m;
  const others = item.translations.filter((one) => one.locale !== locale && one.url !== null);
  return rowsOf([
    recordsRow(m.training.series, [item.series], locale),
    item.series && textRow(m.training.level, choiceLabel('trainingSeries.level', item.series.level, locale)),
    textRow(m.record.type, kindText(item, locale)),
    textRow(m.training.duration, minutesText(item.minutes, locale)),
    textRow(m.events.cpd, item.cpdMinutes && minutesText(item.cpdMinutes, locale)),
    dayRow(m.training.lawAsAt, item.lawAsAt, locale),
    textRow(training.access, item.gate ? training.gated : training.open),
    others.length === 0
      ? null
      : {
          label: m.record.languages,
          values: others.map((one) => ({
            text: localeFacts[one.locale].name,
            url: one.url,
            lang: localeFacts[one.locale].tag,
          })),
        },
  ]);
}
