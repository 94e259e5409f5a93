import { readMinimum } from '../../../content/lists/pay.ts';
import { choiceLabel } from '../../../content/types/choices.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { type FacetRequest, wordsRequest } from '../../shared/filters/facet-fields.ts';
import { minimumText } from '../salary.ts';
import type { FilterName } from './search-params.ts';

/** The form beside the positions. */
export function jobFacets(locale: Locale): FacetRequest[] {
  const { careers: m } = messagesFor(locale);
  const choice = (
    name: FilterName,
    field: string,
    label: string,
    list: Parameters<typeof choiceLabel>[0],
  ) => ({
    name,
    field,
    label,
    values: (value: string) => choiceLabel(list, value, locale),
  });
  return [
    wordsRequest(locale),
    { name: 'place', field: 'offices', label: m.place, values: 'records' },
    choice('department', 'department', m.department, 'job.department'),
    choice('level', 'level', m.level, 'job.level'),
    choice('contract', 'contract', m.contract, 'job.contract'),
    choice('workplace', 'workplace', m.workplace, 'job.workplace'),
    {
      name: 'salary',
      field: 'salary',
      label: m.salaryMinimum,
      values: (value) => amountText(value, locale),
      compare: byAmount,
    },
    {
      name: 'closing',
      field: 'closing',
      label: m.closing,
      values: (days) => m.within({ count: Number(days) }),
      compare: (one, other) => Number(one) - Number(other),
    },
  ];
}

function amountText(value: string, locale: Locale): string {
  const minimum = readMinimum(value);
  return minimum ? minimumText(minimum, locale) : value;
}

/** Each currency and period for itself: amounts of different ones are not compared. */
function byAmount(one: string, other: string): number {
  const [a, b] = [readMinimum(one), readMinimum(other)];
  if (!a || !b) return 0;
  return a.currency.localeCompare(b.currency) || b.per.localeCompare(a.per) || a.amount - b.amount;
}
