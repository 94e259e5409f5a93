import type { FilterField } from '../../../components/listing/Filters.tsx';
import { choiceLabel } from '../../../content/types/choices.ts';
import { languageName } from '../../../i18n/format.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { type Messages, messagesFor } from '../../../i18n/messages.ts';
import type { PageRequest } from '../../page-module.ts';
import { monthName } from '../../shared/dates/month-name.ts';
import { type FacetRequest, wordsRequest } from '../../shared/filters/facet-fields.ts';
import { creditName } from '../event-row.ts';
import { otherMonth } from './months.ts';
import type { Shown } from './search-params.ts';

/** What events are filtered by, with the number behind each value. */
export function facetRequests({ events, publications, insights }: Messages, locale: Locale): FacetRequest[] {
  return [
    wordsRequest(locale),
    {
      name: 'kind',
      field: 'kind',
      label: events.kind,
      values: (value) => choiceLabel('event.kind', value, locale),
    },
    {
      name: 'format',
      field: 'format',
      label: events.format,
      values: (value) => choiceLabel('event.format', value, locale),
    },
    { name: 'office', field: 'office', label: insights.filters.office, values: 'records' },
    { name: 'topic', field: 'topics', label: publications.topic, values: 'records' },
    {
      name: 'language',
      field: 'languages',
      label: events.list.heldIn,
      values: (value) => languageName(value, locale),
    },
    {
      name: 'credit',
      field: 'credit',
      label: events.list.credit,
      values: (value) => creditName(value, locale),
    },
  ];
}

/** How far back and ahead of the month that is shown others can be chosen. */
const monthsBack = 6;
const monthsAhead = 12;

/** Which events: those of a month, those that are over; kept when the other filters are applied. */
export function whenFields(shown: Shown, { locale, clock }: PageRequest): FilterField[] {
  const m = messagesFor(locale).events.list;
  const thisMonth = clock.today().slice(0, 7);
  const months = Array.from({ length: monthsBack + monthsAhead + 1 }, (_, index) =>
    otherMonth(thisMonth, index - monthsBack),
  );
  const chosen = shown.kind === 'month' ? shown.month : '';
  const offered = chosen === '' || months.includes(chosen) ? months : [...months, chosen].sort();
  const month: FilterField = {
    name: 'month',
    label: m.monthOf,
    options: offered.map((value) => ({ value, label: monthName(value, locale) })),
    value: chosen,
  };
  const past: FilterField = {
    name: 'when',
    label: m.when,
    kind: 'boxes',
    options: [{ value: 'past', label: m.pastOnly }],
    value: '',
    values: shown.kind === 'past' ? ['past'] : [],
  };
  return shown.kind === 'month' ? [month] : [past, month];
}
