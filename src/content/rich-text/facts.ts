/**
 * Facts inside texts: `{{phone:pe139}}` in Markdown is the telephone number of that record, put in whenever the text is
 * shown, so that it is written once. A reference to a record that has no such field is refused as a link to nothing is.
 * `{{kept:event}}` is how long the software keeps something, which no record says.
 */

import type { Fact } from './types.ts';

/** A reference as it is written, with its name and the record's id, or what is kept. */
export const factReference = /\{\{(phone|closes|title|kept):([\w-]+)\}\}/;

/** Stands for the fact where a text is read without its records (the index of the search), or the record is not live. */
export const PLACE_OF_FACT = '…';

/** The types of records that have each fact. */
export const recordsWith: Readonly<Record<Fact, readonly string[]>> = {
  phone: ['person', 'office', 'page'],
  closes: ['programme', 'job'],
  title: ['person'],
};

type Values = Readonly<Record<string, unknown>>;

/** The fact as the record's fields have it (of a page its first desk's number); null when they do not. */
export function factIn(fact: Fact, fields: Values): string | null {
  if (fact === 'closes') return textOf(fields.closesAt);
  if (fact === 'title') return textOf(fields.jobTitle);
  const desks = Array.isArray(fields.desks) ? (fields.desks as Values[]) : [];
  return textOf(fields.phone) ?? desks.flatMap(({ phone }) => textOf(phone) ?? [])[0] ?? null;
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
