import { type RawBuilder, sql } from 'kysely';

/** An amount that a salary is to reach. Currencies and periods are not converted into each other. */
export interface Minimum {
  readonly currency: string;
  readonly per: 'year' | 'month' | 'day';
  readonly amount: number;
}

/** Reads `GBP-year-60000`; null when it is none. */
export function readMinimum(value: string | null): Minimum | null {
  const match = /^([A-Z]{3})-(year|month|day)-([1-9]\d{0,8})$/.exec(value ?? '');
  if (!match) return null;
  const [, currency = '', per, amount] = match;
  return { currency, per: per as Minimum['per'], amount: Number(amount) };
}

type Fields = RawBuilder<unknown>;

/** In what a position pays, and for how long a time: `GBP-year`. */
export function paidIn(fields: Fields): RawBuilder<unknown> {
  return sql`(${fields} ->> 'currency') || '-' || coalesce(${fields} ->> 'salaryPer', 'year')`;
}

/** The most that a position pays, in its own currency; null when it does not say. */
export function topOf(fields: Fields): RawBuilder<unknown> {
  return sql`coalesce((${fields} ->> 'salaryTo')::numeric, (${fields} ->> 'salaryFrom')::numeric)`;
}

/** Whether the band of a position comes up to the amount. */
export function reaches(fields: Fields, { currency, per, amount }: Minimum): RawBuilder<boolean> {
  return sql`coalesce(${paidIn(fields)} = ${`${currency}-${per}`} and ${topOf(fields)} >= ${amount}, false)`;
}

/** The round amount at which the band of a position begins: to one figure, or half of it. 54,000 becomes 50,000. */
export function beginsAt(fields: Fields): RawBuilder<unknown> {
  return sql`(select floor(pay / step) * step from (select pay, power(10, floor(log(greatest(1, pay)))) / 2 as step
    from (select (${fields} ->> 'salaryFrom')::numeric as pay) given) stepped)`;
}
