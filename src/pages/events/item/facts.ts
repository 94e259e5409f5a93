import { addressWith } from '../../../components/listing/paging.ts';
import type { MetaRow } from '../../../components/sections/section.ts';
import { choiceLabel } from '../../../content/types/choices.ts';
import { formatInstant, formatMoney, formatNumber } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import { type Locale, localeFacts } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { linkTo } from '../../../routing/links.ts';
import { recordsRow, rowsOf, textRow } from '../../shared/records/rows.ts';
import { creditOf, spokenAt } from '../event-row.ts';
import type { WholeEventFragment } from './query.gen.ts';

/** What an event is, costs and counts for; each topic leads to all events on it. */
export function factsOf(event: WholeEventFragment, locale: Locale): MetaRow[] {
  const m = messagesFor(locale);
  const {
    events: { event: words },
  } = m;
  const others = event.translations.filter((one) => one.locale !== locale && one.url !== null);
  const on = (instant: string | null) => instant && formatInstant(instant, locale, event.timeZone);
  return rowsOf([
    textRow(m.events.format, choiceLabel('event.format', event.format, locale)),
    textRow(words.heldIn, spokenAt(event, locale)),
    textRow(words.wasOn, on(event.previousStart)),
    textRow(words.closesOn, on(event.registrationClosesAt)),
    priceRow(event, locale),
    textRow(m.events.cpd, creditOf(event, locale)),
    textRow(words.placesTotal, event.capacity && formatNumber(event.capacity, locale)),
    recordsRow(
      m.record.topics,
      event.topics.map((topic) => ({
        ...topic,
        url: addressWith(linkTo('events-list', {}, locale), new URLSearchParams(), { topic: topic.id }),
      })),
      locale,
    ),
    recordsRow(m.record.services, event.services, locale),
    recordsRow(m.record.sectors, event.sectors, locale),
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

function priceRow({ price, currency, priceNote, locale: own }: WholeEventFragment, locale: Locale): MetaRow {
  const {
    events: { event },
  } = messagesFor(locale);
  return {
    label: event.price,
    values: [
      { text: price ? formatMoney(price, currency, locale) : event.free },
      ...(priceNote ? [{ text: priceNote, lang: langOf(own, locale) }] : []),
    ],
  };
}
