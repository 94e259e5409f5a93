import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromMarkdown } from '../../../content/rich-text/from-markdown.ts';
import { published } from '../../../content/testing/published.fixture.ts';
import { type RunningGraphql, startGraphql } from '../../../graphql/endpoint/graphql.fixture.ts';

let server: RunningGraphql;
const textQuery = await readFile(new URL('whole-text.graphql', import.meta.url), 'utf8');
const answersQuery = await readFile(new URL('chapter-answers.graphql', import.meta.url), 'utf8');

beforeAll(async () => {
  server = await startGraphql();
  const db = server.database.kysely;
  const body = fromMarkdown('Lead.\n\n## One\n\nFirst.\n\n## Two\n\nSecret.').blocks;
  const text = { kind: 'guide', publishedOn: '2026-01-01', standing: 'current', body };
  const add = (
    type: Parameters<typeof published>[1]['type'],
    id: string,
    fields: object,
    parentId?: string,
  ) => published(db, { type, id, ...(parentId && { parentId }), fields: { title: id, ...fields } });
  await add('publication', 'pu-readers', { ...text, access: 'sign-in' });
  await add('publication', 'pu-clients', {
    ...text,
    access: 'permission',
    permission: 'product|research-library',
  });
  await add('trainingSeries', 'ts101', { level: 'introduction' });
  const part = { series: 'ts101', kind: 'module', minutes: 5, lawAsAt: '2026-01-01', body };
  await add('trainingItem', 'tr101', { ...part, permission: 'compliance|training-data' });
  await add('jurisdiction', 'jurisdiction-x', { iso: 'XX' });
  await add('navigatorService', 'ns', { access: 'permission', permission: 'product|navigator-ai' });
  await add('navigatorRegion', 'nr', {}, 'ns');
  await add('navigatorChapter', 'nc', { jurisdiction: 'jurisdiction-x' }, 'nr');
  await add('navigatorTopic', 'nt', { question: 'Is there a law?', answerType: 'text' }, 'ns');
  await add('navigatorCell', 'cell', { topic: 'nt', legalStatus: 'in-force', summary: 'Secret.' }, 'nc');
});
afterAll(() => server.stop());

/** Who asks: nobody, somebody without the permission, somebody with it. */
const readers = {
  nobody: null,
  'another account': ['product|payments-briefing'],
  'the right account': ['product|research-library', 'compliance|training-data', 'product|navigator-ai'],
} as const;
type Reader = keyof typeof readers;

async function ask(query: string, id: string, reader: Reader) {
  const permissions = readers[reader];
  const headers = permissions && { authorization: `Bearer ${await server.token([...permissions])}` };
  const response = await server.post({ query, variables: { id, locale: 'en' } }, headers ?? {});
  const { data } = (await response.json()) as {
    data: Record<'record' | 'navigatorChapter', { gate: object | null }>;
  };
  const { gate } = data.record ?? data.navigatorChapter;
  return { gate, cache: response.headers.get('cache-control'), said: JSON.stringify(data) };
}

const needs = (permission: string) => ({ kind: 'PERMISSION', permission });

describe('what the place of a gate asks for', () => {
  test.each([
    [textQuery, 'pu-readers', 'nobody', { kind: 'SIGN_IN', permission: null }],
    [textQuery, 'pu-readers', 'another account', null],
    [textQuery, 'pu-clients', 'nobody', needs('research-library')],
    [textQuery, 'pu-clients', 'another account', needs('research-library')],
    [textQuery, 'pu-clients', 'the right account', null],
    [textQuery, 'tr101', 'nobody', needs('training-data')],
    [textQuery, 'tr101', 'another account', needs('training-data')],
    [textQuery, 'tr101', 'the right account', null],
    [answersQuery, 'nc', 'nobody', needs('navigator-ai')],
    [answersQuery, 'nc', 'another account', needs('navigator-ai')],
    [answersQuery, 'nc', 'the right account', null],
  ] as const)(
    'is given to who may read it alone, and no cache keeps it (%#)',
    async (query, id, reader, gate) => {
      const answer = await ask(query, id, reader);
      expect(answer.gate).toEqual(gate);
      expect(answer.said.includes('Secret.')).toBe(gate === null);
      expect(answer.cache).toBe('no-store');
    },
  );
});
