import type { FastifyRequest } from 'fastify';
import { isStorable } from '../storable.ts';
import { refusal } from './refusals.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Longest text that a field may be, in characters. */
const longest = 2_048;

/** What was sent, as JSON or as a form. @throws Refusal when it is no object */
export function fieldsOf({ body }: FastifyRequest): Fields {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw refusal('missingParameter');
  return body as Fields;
}

/** The parameters of the address. */
export function queryOf({ query }: FastifyRequest): Fields {
  return query as Fields;
}

/** A text that must be there. @throws Refusal when it is not */
export function needed(fields: Fields, name: string): string {
  const value = optional(fields, name);
  if (value === undefined) throw refusal('missingParameter');
  return value;
}

/** A text that may be there; an empty one is not. @throws Refusal when it is something else */
export function optional(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string' || value.length > longest || !isStorable(value))
    throw refusal('missingParameter');
  return value;
}
