import { type RawBuilder, sql } from 'kysely';

/**
 * Pounds that one unit of a currency (ISO 4217) counts for, whatever the year: round numbers of our own, for bands and
 * for an order that a reader can follow. The page says so; amounts are shown as they were announced.
 */
export const poundsFor: Readonly<Record<string, number>> = {
  GBP: 1,
  EUR: 0.85,
  USD: 0.8,
  SGD: 0.6,
  AED: 0.2,
  SAR: 0.2,
  CNY: 0.1,
  HKD: 0.1,
  NOK: 0.075,
  JPY: 0.005,
};

/** Bands of value in the order they are offered, the smallest first. */
export const bands = ['under-100', 'to-500', 'to-1000', 'over-1000', 'undisclosed'] as const;
export type Band = (typeof bands)[number];

const million = 1_000_000;

/** What a deal is worth in pounds, roughly; null when its value or the rate of its currency is not known. */
export function worthOf(fields: RawBuilder<unknown>): RawBuilder<unknown> {
  const rate = sql`(${JSON.stringify(poundsFor)}::jsonb ->> (${fields} ->> 'currency'))::numeric`;
  return sql`((${fields} ->> 'value')::numeric * ${rate})`;
}

/** The band of a deal; a lower bound belongs to the band above it. */
export function bandOf(fields: RawBuilder<unknown>): RawBuilder<unknown> {
  const [small, middle, large, over, unknown] = bands;
  return sql`(select case when worth is null then ${unknown} when worth < ${100 * million} then ${small}
    when worth < ${500 * million} then ${middle} when worth < ${1000 * million} then ${large} else ${over} end
    from (select ${worthOf(fields)} as worth offset 0) known)`;
}
