import { formatMoney } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type Messages, messagesFor } from '../../i18n/messages.ts';
import type { JobCardFragment } from './careers.fragments.gen.ts';

type Paid = Pick<JobCardFragment, 'salaryFrom' | 'salaryTo' | 'currency' | 'salaryPer'>;
type Period = keyof Messages['careers']['per'];

/** An amount that a salary is to reach. Currencies and periods are not converted into each other. */
export interface Minimum {
  readonly currency: string;
  readonly per: Period;
  readonly amount: number;
}

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

/** Whether the band of a position comes up to the amount. */
export function reaches(job: Paid, { currency, per, amount }: Minimum): boolean {
  return job.currency === currency && periodOf(job) === per && topOf(job) >= amount;
}

/** The most that a position pays, in its own currency; 0 when it does not say. */
export function topOf({ salaryFrom, salaryTo }: Paid): number {
  return salaryTo ?? salaryFrom ?? 0;
}

/** As an address has it: `GBP-year-60000`. */
export function writeMinimum({ currency, per, amount }: Minimum): string {
  return `${currency}-${per}-${amount}`;
}

export function readMinimum(value: string | null): Minimum | null {
  const match = /^([A-Z]{3})-(year|month|day)-([1-9]\d{0,8})$/.exec(value ?? '');
  if (!match) return null;
  const [, currency = '', per, amount] = match;
  return { currency, per: per as Period, amount: Number(amount) };
}

/** “£60,000 a year or more” */
export function minimumText({ currency, per, amount }: Minimum, locale: Locale): string {
  const { careers: m } = messagesFor(locale);
  const money = m.per[per]({ amount: formatMoney(amount, currency, locale) });
  return m.salaryOrMore({ amount: money });
}

/** Round amounts to choose from: for each currency and period of the positions, those at which their bands begin. */
export function minimaOf(jobs: readonly Paid[]): Minimum[] {
  const found = new Map<string, Minimum>();
  for (const job of jobs) {
    if (job.salaryFrom === null || job.currency === null) continue;
    const minimum = { currency: job.currency, per: periodOf(job), amount: roundDown(job.salaryFrom) };
    found.set(writeMinimum(minimum), minimum);
  }
  return [...found.values()].sort(
    (a, b) => a.currency.localeCompare(b.currency) || b.per.localeCompare(a.per) || a.amount - b.amount,
  );
}

/** To one figure, or half of it: 54,000 becomes 50,000 and 168,000 becomes 150,000. */
function roundDown(amount: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(1, amount))) / 2;
  return Math.floor(amount / step) * step;
}
