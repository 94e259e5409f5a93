import { graphql } from 'graphql';
import { expect, test } from 'vitest';
import { anonymous } from '../../content/context.ts';
import { Clock } from '../../platform/cache/clock.ts';
import { contentContext } from './api-context.ts';
import { buildSchema } from './index.ts';

/** Any use of the database would be a TypeError. */
const contextValue = contentContext({ db: null as never, viewer: anonymous, clock: new Clock() });
const ask = (source: string, variableValues: Record<string, unknown> = {}) =>
  graphql({ schema: buildSchema(), source, contextValue, variableValues });

test.each([
  ['an id', '{ record(id: "a\\u0000b", locale: "en") { id } }', {}],
  ['a text', 'query Q($t: String!) { suggest(text: $t, locale: "en") { title } }', { t: 'ab\0cd' }],
  ['half a character', 'query Q($t: String!) { nearest(path: $t, locale: "en") { id } }', { t: '/a\ud800' }],
  [
    'a filter',
    'query Q($o: [ID!]) { people(locale: "en", filter: { offices: $o }) { totalCount } }',
    { o: ['\0'] },
  ],
  [
    'a field’s value, deep inside',
    'mutation Q($f: JSON!) { createRecord(input: { type: "topic", slug: "x", fields: $f }) { id } }',
    { f: { title: [[{ deep: 'x\0' }]] } },
  ],
  [
    'a field’s name',
    'mutation Q($f: JSON!) { createRecord(input: { type: "topic", slug: "x", fields: $f }) { id } }',
    { f: { 'a\0': 1 } },
  ],
])('%s that no database keeps is refused before it is asked', async (_, query, variables) => {
  const { errors = [] } = await ask(query, variables);
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
});

test('JSON that is nested deeper than the stack is looked through all the same', async () => {
  let deep: unknown = 'x\0';
  for (let level = 0; level < 100_000; level += 1) deep = [deep];
  const query =
    'mutation Q($f: JSON!) { createRecord(input: { type: "topic", slug: "x", fields: $f }) { id } }';
  const { errors = [] } = await ask(query, { f: deep });
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
});

test.each(['+275760-09-13T00:00:00Z', '-271821-04-20T00:00:00Z', '0000-01-01T00:00:00Z'])(
  'an instant that the database’s calendar does not have is refused: %s',
  async (from) => {
    const query = 'query Q($from: DateTime!) { events(locale: "en", from: $from) { totalCount } }';
    const { errors = [] } = await ask(query, { from });
    expect(errors.map(({ message }) => message).join()).toContain('DateTime is written');
  },
);
