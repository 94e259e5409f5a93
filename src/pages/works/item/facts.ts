import type { MetaRow } from '../../../components/sections/section.ts';
import { type Locale, localeFacts } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { dayRow, recordsRow, rowsOf, textRow } from '../../shared/records/rows.ts';
import type { WorkKind } from '../kind.ts';
import { minutesOf, minutesText } from '../length.ts';
import { priceOf } from '../prices.ts';
import type { Placed } from '../tree.ts';
import type { TextPart } from './chapters.ts';
import type { WholeWorkFragment } from './query.gen.ts';

/** What is known of a work before it is read: for whom, how long, what it costs, when it was last changed. */
export function factsOf(
  work: WholeWorkFragment,
  kind: WorkKind,
  parts: readonly Placed<TextPart>[],
  locale: Locale,
): MetaRow[] {
  const { products, record } = messagesFor(locale);
  const count = products.parts({ count: parts.length });
  const changed = [work, ...parts.map(({ part }) => part)].map(({ publishedAt }) => publishedAt).sort();
  const others = work.translations.filter((one) => one.locale !== locale && one.url !== null);
  return rowsOf([
    textRow(products.audience, work.audience),
    kind === 'product' ? textRow(products.price, priceOf(work, locale)) : null,
    parts.length > 0 ? textRow(products.length, count) : null,
    kind === 'feature'
      ? textRow(record.readingTime, minutesText(minutesOf([work, ...parts.map(({ part }) => part)]), locale))
      : null,
    recordsRow(record.jurisdictions, work.jurisdictions, locale),
    dayRow(products.updated, changed.at(-1), locale),
    others.length === 0
      ? null
      : {
          label: record.languages,
          values: others.map((one) => ({
            text: localeFacts[one.locale].name,
            url: one.url,
            lang: localeFacts[one.locale].tag,
          })),
        },
  ]);
}
