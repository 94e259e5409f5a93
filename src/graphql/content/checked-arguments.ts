import { GraphQLError } from 'graphql';
import { type ContentTypeName, isContentTypeName } from '../../content/types/index.ts';

/** Most records one list returns at once. */
const MOST_AT_ONCE = 500;

/** An argument that cannot be used; the message is for whoever asked. */
export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

/** A number of records, 0 … 500; 20 when it is not given. */
export function amount(first: number | null | undefined): number {
  const count = first ?? 20;
  if (count < 0 || count > MOST_AT_ONCE) throw badInput(`first is a number from 0 to ${MOST_AT_ONCE}`);
  return count;
}

/** @throws GraphQLError when the calendar has no such day, or the database none of that year */
export function dayOf(on: string): string {
  const day = new Date(`${on}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(on) || on < '0001')
    throw badInput('on is a day of the calendar, such as 2026-11-20');
  return on;
}

/** Content types by the names that were given. */
export function typesNamed(names: readonly string[]): ContentTypeName[] {
  return [...new Set(names)].map((name) => {
    if (!isContentTypeName(name)) throw badInput('types names a content type that does not exist');
    return name;
  });
}
