import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromMarkdown } from '../../content/rich-text/from-markdown.ts';
import { published } from '../../content/testing/published.fixture.ts';
import { listenForSpans } from '../../platform/observe/spans.fixture.ts';
import { type RunningGraphql, startGraphql } from './graphql.fixture.ts';

let server: RunningGraphql;
beforeAll(async () => {
  server = await startGraphql();
  const { kysely } = server.database;
  const body = fromMarkdown('## First\n\nSome words.').blocks;
  await published(kysely, { type: 'topic', id: 'topic-tax', fields: { title: 'Tax', body } });
  const service = { type: 'service', fields: { title: 'Law' } } as const;
  await published(kysely, { ...service, id: 'service-all', slug: 'all' });
  for (let at = 0; at < 15; at += 1)
    await published(kysely, { ...service, id: `service-${at}`, slug: `s${at}`, parentId: 'service-all' });
});
afterAll(() => server.stop());

let kinds = 0;

/** Status and text of the same question, asked three times by somebody who accepts what nobody has accepted before. */
async function threeTimes(question: object): Promise<string[]> {
  kinds += 1;
  const headers = { accept: `application/json, application/x-${kinds}` };
  const answers: string[] = [];
  for (let at = 0; at < 3; at += 1) {
    const response = await server.post(question, headers);
    answers.push(`${response.status} ${response.headers.get('content-type')} ${await response.text()}`);
  }
  return answers;
}

/** How the three of them are answered: the first, for which nothing is planned yet, step by step. */
const byPlan = ['graphql', 'graphql by plan', 'graphql by plan'];
const stepByStep = ['graphql', 'graphql', 'graphql'];
const byPlanOnce = ['graphql', 'graphql by plan', 'graphql', 'graphql'];

const one = 'service(id: "service-1", locale: "en")';
const switched = `query Q($with: Boolean!) { ${one} { id title @include(if: $with) slug @skip(if: $with) } }`;

test.each([
  [
    'a long list with what its records lead to',
    {
      query:
        '{ services(locale: "en", first: 50) { totalCount nodes { id parent { title } children { id } } } }',
    },
    /"totalCount":16/,
    byPlan,
  ],
  [
    'what stands above, by a fragment and under names of its own',
    {
      query: `{ its: record(id: "service-1", locale: "en") { __typename ...A } } fragment A on Service { name: title breadcrumbs { title } }`,
    },
    /"name":"Law","breadcrumbs":\[\{"title":"Law"/,
    byPlan,
  ],
  ['a text', { query: '{ topic(id: "topic-tax", locale: "en") { headings body } }' }, /Some words/, byPlan],
  [
    'what is not there',
    { query: '{ topic(id: "topic-none", locale: "en") { id } }' },
    /"topic":null/,
    byPlan,
  ],
  ['what a variable asks for', { query: switched, variables: { with: true } }, /"title":"Law"/, byPlan],
  ['what it leaves out', { query: switched, variables: { with: false } }, /"slug":"s1"/, byPlan],
  [
    'a choice that is told neither yes nor no',
    {
      query: switched.replace('Boolean!', 'Boolean = true'),
      variables: { with: null },
    },
    /"errors":/,
    byPlanOnce,
  ],
  ['a variable that is wrong', { query: switched, variables: { with: 'yes' } }, /BAD_USER_INPUT/, stepByStep],
  [
    'what fails in part',
    {
      query: `{ ${one} { id linkedFrom(types: ["none"]) { id } } topic(id: "topic-tax", locale: "en") { id } }`,
    },
    /"errors":.*"topic":|"topic":.*"errors":/,
    byPlanOnce,
  ],
  [
    'a name that no object can have',
    { query: `{ __proto__: ${one} { id } }` },
    /"__proto__":\{"id"/,
    stepByStep,
  ],
  [
    'one of several operations',
    { query: `query A { ${one} { id } } query B { ${one} { title } }`, operationName: 'B' },
    /"title":"Law"/,
    byPlan,
  ],
])('%s is answered the same however often it is asked', async (_, question, said, ways) => {
  const spans = listenForSpans();
  const [first = '', ...others] = await threeTimes(question);
  expect(first).toMatch(said);
  expect(others).toEqual([first, first]);
  expect(spans).toEqual(ways);
});
