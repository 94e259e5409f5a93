import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { execute, stored } from '../../graphql/execute.ts';
import { Clock } from '../../platform/cache/clock.ts';
import { connect, type Database } from '../../platform/db/connect.ts';
import { anonymous, type Viewer } from '../context.ts';
import { publish } from '../publish/publish.ts';
import { saveDraft } from '../publish/save-draft.ts';
import { addAttachment, ReceivedFile } from '../records/attachments.ts';
import { fromMarkdown } from '../rich-text/from-markdown.ts';
import { published } from '../testing/published.fixture.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
let asset: string;

const body = fromMarkdown('Lead.\n\n## One\n\nFirst.\n\n## Two\n\nSecret.').blocks;
const publication = (access: string, more = {}) => ({
  type: 'publication' as const,
  fields: {
    title: access,
    kind: 'guide',
    publishedOn: '2026-01-01',
    standing: 'current',
    access,
    body,
    ...more,
  },
});

beforeAll(async () => {
  testDatabase = await createTestDatabase({ seeded: false });
  database = connect(testDatabase.url);
  const db = database.kysely;
  await published(db, { id: 'pu-open', ...publication('open') });
  const file = new ReceivedFile('Briefing 2026.pdf', Buffer.from('%PDF-1.7'));
  asset = (await addAttachment(db, { recordId: 'pu-open', file, actor: 'ann' })).id;
  const attachments = [{ name: 'The briefing, as a PDF', asset }];
  await published(db, { id: 'pu-sign-in', ...publication('sign-in', { attachments }) });
  const permission = 'product|briefings';
  await published(db, { id: 'pu-permission', ...publication('permission', { permission, attachments }) });
  await published(db, { id: 'pu-nobody', ...publication('permission') });
  await published(db, {
    type: 'trainingSeries',
    id: 'ts101',
    fields: { title: 'Series', level: 'introduction' },
  });
  await published(db, {
    type: 'trainingItem',
    id: 'tr101',
    fields: {
      title: 'Item',
      series: 'ts101',
      kind: 'video',
      minutes: 5,
      lawAsAt: '2026-01-01',
      permission: 'compliance|training',
      slides: '# One\n- Secret point\nSecret note.',
      quiz: '# Secret question?\n- [x] Yes\n- [ ] No\nSecret reason.',
      body,
    },
  });
  await navigator(db, 'closed', 'permission');
  await navigator(db, 'free', 'open');
  await navigator(db, 'sampled', 'permission');
  await again(db, 'sampled-navigatorservice', {
    title: 'sampled',
    ...serviceWith('permission'),
    sample: 'sampled-navigatorchapter',
  });
  const jurisdiction = 'sampled-jurisdiction';
  const other = {
    type: 'navigatorChapter' as const,
    id: 'other-chapter',
    parentId: 'sampled-navigatorregion',
  };
  await published(db, { ...other, fields: { title: 'Other', jurisdiction } });
  const cell = { type: 'navigatorCell' as const, id: 'other-cell', parentId: 'other-chapter' };
  await published(db, {
    ...cell,
    fields: {
      title: 'Other',
      topic: 'sampled-navigatortopic',
      legalStatus: 'in-force',
      summary: 'Secret.',
      body,
    },
  });
});
afterAll(async () => {
  await database.end();
  await testDatabase.drop();
});

const serviceWith = (access: string) => ({
  access,
  permission: 'product|navigator',
  summary: 'About',
  body,
});

/** A navigator service with one cell, which has an earlier version. */
async function navigator(db: Database['kysely'], name: string, access: string) {
  const add = (type: Parameters<typeof published>[1]['type'], fields: object, parentId?: string) =>
    published(db, {
      type,
      id: `${name}-${type.toLowerCase()}`,
      ...(parentId && { parentId: `${name}-${parentId.toLowerCase()}` }),
      fields: { title: name, ...fields },
    });
  await add('jurisdiction', { iso: 'XX' });
  await add('navigatorService', serviceWith(access));
  await add('navigatorRegion', {}, 'navigatorService');
  const jurisdiction = `${name}-jurisdiction`;
  await add('navigatorChapter', { jurisdiction, body }, 'navigatorRegion');
  await add('navigatorTopic', { question: 'Is there a law?', answerType: 'text' }, 'navigatorService');
  const answer = {
    title: 'Postponed to 2027',
    topic: `${name}-navigatortopic`,
    legalStatus: 'proposed',
    effectiveFrom: '2027-01-01',
    penalties: 'The penalties',
    summary: 'The summary',
    instruments: [{ name: 'The Act' }],
    body,
  };
  await add(
    'navigatorCell',
    { ...answer, title: 'From 2026', summary: 'The earlier summary' },
    'navigatorChapter',
  );
  await again(db, `${name}-navigatorcell`, answer);
}

/** A further version of a record. */
async function again(db: Database['kysely'], id: string, fields: Readonly<Record<string, unknown>>) {
  const { revision } = await db
    .selectFrom('translation')
    .select('revision')
    .where('record_id', '=', id)
    .executeTakeFirstOrThrow();
  const version = { recordId: id, locale: 'en' as const, actor: 'ann' };
  await saveDraft(db, { ...version, revision, slug: id, fields });
  await publish(db, { ...version, change: 'major', note: null });
}

const reader: Viewer = { id: 'reader', permissions: new Set() };
const client: Viewer = {
  id: 'client',
  permissions: new Set(['product|briefings', 'training', 'product|navigator']),
};

async function ask<T>(viewer: Viewer, source: string): Promise<T> {
  const query = stored<T, object>('Test', `query Test ${source}`);
  return (await execute(query, {}, { db: database.kysely, viewer, clock: new Clock() })).data;
}

interface Read {
  readonly record: {
    readonly gate: { kind: string; permission: string | null } | null;
    readonly body: { children?: { text: string }[] }[] | null;
  };
}

async function read(viewer: Viewer, id: string) {
  const { record } = await ask<Read>(
    viewer,
    `{ record(id: "${id}", locale: "en") { gate { kind permission } body } }`,
  );
  const lines = record.body?.map(({ children = [] }) => children.map(({ text }) => text).join(''));
  return { gate: record.gate, lines };
}

const all = ['Lead.', 'One', 'First.', 'Two', 'Secret.'];
const upToOne = ['Lead.', 'One', 'First.'];
const signIn = { kind: 'SIGN_IN', permission: null };
const needs = (permission: string | null) => ({ kind: 'PERMISSION', permission });

describe('the text of a record', () => {
  test.each([
    ['pu-open', anonymous, null, all],
    ['pu-sign-in', anonymous, signIn, upToOne],
    ['pu-sign-in', reader, null, all],
    ['pu-permission', anonymous, needs('briefings'), upToOne],
    ['pu-permission', reader, needs('briefings'), upToOne],
    ['pu-permission', client, null, all],
    ['pu-nobody', client, needs(null), upToOne],
    ['tr101', reader, needs('training'), ['Lead.']],
    ['tr101', client, null, all],
    ['closed-navigatorservice', anonymous, needs('navigator'), all],
    ['closed-navigatorchapter', anonymous, needs('navigator'), all],
    ['closed-navigatorcell', reader, needs('navigator'), undefined],
    ['closed-navigatorcell', client, null, all],
    ['free-navigatorcell', anonymous, null, all],
  ])('of %s is cut for those who may not read it, who learn why', async (id, viewer, gate, lines) => {
    expect(await read(viewer, id)).toEqual({ gate, lines });
  });
});

test('slides and questions of a lesson are given to who may read it alone', async () => {
  const lesson = (viewer: Viewer) =>
    ask<{ trainingItem: { slides: string | null; quiz: string | null } }>(
      viewer,
      '{ trainingItem(id: "tr101", locale: "en") { slides quiz } }',
    );
  for (const viewer of [anonymous, reader])
    expect((await lesson(viewer)).trainingItem).toEqual({ slides: null, quiz: null });
  const { slides, quiz } = (await lesson(client)).trainingItem;
  expect([slides, quiz]).toEqual([
    expect.stringContaining('Secret note.'),
    expect.stringContaining('Secret reason.'),
  ]);
});

test('of a navigator’s entry everybody sees headline, status and dates, and the answer those who may', async () => {
  const cell = (viewer: Viewer, id: string) =>
    ask<{ navigatorCell: object }>(
      viewer,
      `{ navigatorCell(id: "${id}-navigatorcell", locale: "en") {
        title legalStatus effectiveFrom penalties summary instruments { name } } }`,
    );
  const shown = { title: 'Postponed to 2027', legalStatus: 'PROPOSED', effectiveFrom: '2027-01-01' };
  const hidden = { penalties: null, summary: null, instruments: [] };
  const whole = { penalties: 'The penalties', summary: 'The summary', instruments: [{ name: 'The Act' }] };
  expect((await cell(anonymous, 'closed')).navigatorCell).toEqual({ ...shown, ...hidden });
  expect((await cell(client, 'closed')).navigatorCell).toEqual({ ...shown, ...whole });
  expect((await cell(anonymous, 'free')).navigatorCell).toEqual({ ...shown, ...whole });
});

/** What a chapter says at two times: its entries' closed texts, and the texts of its changes. */
const chapterAt = (viewer: Viewer, id: string, times: string) =>
  ask<{ navigatorChapter: { entries: object[]; changes: object[] } }>(
    viewer,
    `{ navigatorChapter(id: "${id}", locale: "en") {
      entries${times} { title summary penalties body instruments { name } }
      changes { headline headlineBefore texts { summary body } textsBefore { summary } } } }`,
  );

describe('at every time', () => {
  const times = ['', '(on: "2026-06-30")', `(known: "${new Date(Date.now() + 60_000).toISOString()}")`];

  test.each(times)('an answer is closed to who may not read it, and its changes with it %s', async (time) => {
    const closed = await chapterAt(anonymous, 'closed-navigatorchapter', time);
    expect(closed.navigatorChapter.entries).toEqual([
      { title: 'Postponed to 2027', summary: null, penalties: null, body: null, instruments: [] },
    ]);
    expect(closed.navigatorChapter.changes).toEqual([
      { headline: 'Postponed to 2027', headlineBefore: 'From 2026', texts: null, textsBefore: null },
    ]);
    const open = await chapterAt(client, 'closed-navigatorchapter', time);
    expect(open.navigatorChapter.entries).toMatchObject([
      { summary: 'The summary', body: expect.anything() },
    ]);
    expect(open.navigatorChapter.changes).toMatchObject([
      { texts: { summary: 'The summary' }, textsBefore: { summary: 'The earlier summary' } },
    ]);
  });

  test.each(times)(
    'the sample of a closed service is open to everybody, and no other chapter %s',
    async (time) => {
      const sample = await chapterAt(anonymous, 'sampled-navigatorchapter', time);
      expect(sample.navigatorChapter).toMatchObject({
        entries: [{ summary: 'The summary', penalties: 'The penalties', instruments: [{ name: 'The Act' }] }],
        changes: [{ textsBefore: { summary: 'The earlier summary' } }],
      });
      const other = await chapterAt(anonymous, 'other-chapter', time);
      expect(other.navigatorChapter.entries).toMatchObject([{ summary: null, body: null }]);
    },
  );

  test('what is not the sample keeps its gate, the service itself as well', async () => {
    const gates = await Promise.all(
      ['sampled-navigatorchapter', 'sampled-navigatorcell', 'other-chapter', 'sampled-navigatorservice'].map(
        async (id) => (await read(anonymous, id)).gate,
      ),
    );
    expect(gates).toEqual([null, null, needs('navigator'), needs('navigator')]);
  });
});

test('a list of entries gives away no more than an entry, and a page made of it hears of the service', async () => {
  const query = stored<object, object>(
    'Test',
    'query Test { navigatorCells(locale: "en") { nodes { id penalties body } } }',
  );
  const { data, tags } = await execute(
    query,
    {},
    { db: database.kysely, viewer: anonymous, clock: new Clock() },
  );
  expect(data).toMatchObject({
    navigatorCells: {
      nodes: expect.arrayContaining([{ id: 'closed-navigatorcell', penalties: null, body: null }]),
    },
  });
  expect(tags).toContain('record:closed-navigatorservice');
});

test('a file is offered under its own name whatever its label, to those who may read the record', async () => {
  const files = (viewer: Viewer) =>
    ask(
      viewer,
      '{ publication(id: "pu-sign-in", locale: "en") { attachments { name asset { name size url } } } }',
    );
  expect(await files(anonymous)).toEqual({ publication: { attachments: [] } });
  const file = { name: 'Briefing 2026.pdf', size: 8, url: `/assets/${asset}/Briefing%202026.pdf` };
  expect(await files(reader)).toEqual({
    publication: { attachments: [{ name: 'The briefing, as a PDF', asset: file }] },
  });
});
