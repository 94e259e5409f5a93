import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { formatted } from './formatted.ts';
import { queryModules, schemaTypesFile, schemaTypesModule, sourceOf } from './query-module.ts';

const schemaSource = `
  scalar Locale
  type Query { record(id: ID!): Record, person(id: ID!): Person }
  interface Record { id: ID!, title: String!, locale: Locale!, related: [Record!]! }
  type Person implements Record { id: ID!, title: String!, locale: Locale!, related: [Record!]!, grade: Grade!, offices: [Office!]! }
  type Office implements Record { id: ID!, title: String!, locale: Locale!, related: [Record!]!, phone: String }
  enum Grade { PARTNER, TRAINEE }`;
const schema = buildSchema(schemaSource);

const fragments = sourceOf(
  'src/pages/page.fragments.graphql',
  `fragment Name on Record { id title }
   fragment Card on Record { ...Name ... on Person { grade } }
   fragment Colleague on Person { ...Name offices { ...Name } }`,
);

/** The module of a query, without its text. */
async function typesOf(query: string): Promise<string> {
  const modules = queryModules([fragments, sourceOf('src/pages/home/query.graphql', query)], schema);
  const text = (await formatted(modules)).get('src/pages/home/query.gen.ts') ?? '';
  return text.slice(0, text.indexOf('export const')).trim();
}

it('names a fragment where it is spread, once for all types of record, and imports it', async () => {
  const types = await typesOf('query Home($id: ID!) { record(id: $id) { ...Card related { ...Name } } }');
  expect(types).toBe(`// Generated from the query by \`npm run generate\`. Do not edit.
import type { CardFragment, NameFragment } from '../page.fragments.gen.ts';
import { stored } from '../../graphql/execute.ts';
export type HomeQueryVariables = { id: string };
export type HomeQuery = {
  readonly record: ({ readonly related: ReadonlyArray<NameFragment> } & CardFragment) | null;
};`);
});

it('declares a fragment once, in the module of its file', async () => {
  const modules = await formatted(queryModules([fragments], schema));
  expect(modules.get('src/pages/page.fragments.gen.ts')).toContain(
    '\nexport type CardFragment = ({ readonly grade: Grade } & NameFragment) | NameFragment;\n',
  );
});

it('writes out a fragment that says more of some types where the type is known', async () => {
  const types = await typesOf('query Home($id: ID!) { person(id: $id) { ...Card } }');
  expect(types).toContain('readonly person: ({ readonly grade: Grade } & NameFragment) | null');
  expect(types).not.toContain('CardFragment');
});

it('merges what a fragment and the query ask of the same list', async () => {
  const types = await typesOf('query Home($id: ID!) { person(id: $id) { ...Colleague offices { phone } } }');
  expect(types).toContain(
    'readonly offices: ReadonlyArray<{ readonly phone: string | null } & NameFragment>',
  );
  expect(types).not.toContain('ColleagueFragment');
});

it('declares an enum that any query names once for all', () => {
  const sources = [fragments, sourceOf('src/pages/home/query.graphql', '{ person(id: "1") { grade } }')];
  const module = schemaTypesModule(sources, schemaSource, schema);
  expect(module).toContain("export type Grade =\n  | 'PARTNER'\n  | 'TRAINEE';");
  expect(queryModules([fragments], schema).get('src/pages/page.fragments.gen.ts')).toContain(
    `import type { Grade } from '../${schemaTypesFile.slice('src/'.length)}';`,
  );
});

it('refuses a query that does not fit the schema', async () => {
  await expect(typesOf('query Home { person(id: "1") { age } }')).rejects.toThrow(
    'src/pages/home/query.graphql: Cannot query field "age"',
  );
});

it('refuses a fragment of another file where a browser sends the query as it stands', () => {
  const query = sourceOf(
    'src/browser/islands/card.graphql',
    'query Card($id: ID!) { record(id: $id) { ...Card } }',
  );
  expect(() => queryModules([fragments, query], schema)).toThrow(
    'src/browser/islands/card.graphql: a browser sends it as it stands, so no fragment of another file comes with it',
  );
});

it('writes types alone where a browser sends the query: nobody asks it on the server', () => {
  const file = 'src/browser/islands/card.graphql';
  const query = sourceOf(file, 'query Card($id: ID!) { record(id: $id) { title } }');
  const text = queryModules([fragments, query], schema).get('src/browser/islands/card.gen.ts');
  expect(text).toContain('export type CardQueryVariables');
  expect(text).not.toContain('stored');
});

/** Lines of all files that a pattern names. */
async function linesOf(pattern: string): Promise<number> {
  const texts = await Promise.all(globSync(pattern).map((file) => readFile(file, 'utf8')));
  return texts.reduce((lines, text) => lines + text.split('\n').length - 1, 0);
}

it('keeps all that is generated to what a reader of a change can look through', async () => {
  const compiledMessages = await linesOf('src/i18n/compiled/**/*.gen.ts');
  expect(compiledMessages).toBeLessThan(3_300);
  expect((await linesOf('src/**/*.gen.ts')) - compiledMessages).toBeLessThan(6_000);
});
