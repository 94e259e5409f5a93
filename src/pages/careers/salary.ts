import type { Minimum } from '../../content/lists/pay.ts';
import { formatMoney } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type Messages, messagesFor } from '../../i18n/messages.ts';
import type { JobCardFragment } from './careers.fragments.gen.ts';

type Paid = Pick<JobCardFragment, 'salaryFrom' | 'salaryTo' | 'currency' | 'salaryPer'>;
type Period = keyof Messages['careers']['per'];

const periodOf = ({ salaryPer }: Paid) => (salaryPer ?? 'YEAR').toLowerCase() as Period;

/** “£54,000 to £71,000 a year”; null when a position does not say. */
export function salaryText(job: Paid, locale: Locale): string | null {
  const { salaryFrom, salaryTo, currency } = job;
  if (salaryFrom === null) return null;
  const { careers: m } = messagesFor(locale);
  const from = formatMoney(salaryFrom, currency, locale);
  const to = salaryTo !== null && formatMoney(salaryTo, currency, locale);
  const amount = to ? m.salaryRange({ from, to }) : m.salaryFrom({ from });
  return m.per[periodOf(job)]({ amount });
}

/** “£60,000 a year or more” */
export function minimumText({ currency, per, amount }: Minimum, locale: Locale): string {
  const { careers: m } = messagesFor(locale);
  const money = m.per[per]({ amount: formatMoney(amount, currency, locale) });
  return m.salaryOrMore({ amount: money });
}
