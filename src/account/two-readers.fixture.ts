import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import { published } from '../content/testing/published.fixture.ts';
import { type RunningGraphql, startGraphql } from '../graphql/endpoint/graphql.fixture.ts';
import type { DB } from '../platform/db/tables.gen.ts';
import { publishedContent } from './account.fixture.ts';
import { exportVisitor } from './deletion/export.ts';
import { answersOf } from './reports/navigator.fixture.ts';
import { roomOf } from './rooms/rooms.fixture.ts';

export const ann = 'auth0|aaaaaaaaaaaaaaaaaaaaaaaa';
export const bob = 'auth0|bbbbbbbbbbbbbbbbbbbbbbbb';

interface Answer {
  readonly data: Record<string, unknown> | null;
  readonly errors?: { readonly message: string; readonly extensions: Record<string, unknown> }[];
}

/** A day that comes soon. */
export const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);

const setUp = `mutation A($record: ID!, $title: String!, $note: String, $topic: ID!, $letter: ID!, $until: Date, $due: Date) {
  saveProfile(profile: { interests: [$topic] }) { email }
  saveFavourite(recordId: $record, note: $note) { title }
  saveAlert(alert: { kind: TOPIC, recordId: $topic, frequency: DAILY }) { id }
  chooseNewsletters(recordIds: [$letter]) { chosen }
  pauseAlerts(until: $until)
  askForDeletion
  saveReport(report: {
    serviceId: "navigator-ai", title: $title, selection: "?with=place-0", language: "en", jurisdictions: ["place-0"]
  }) { id }
  chooseMyList(jurisdictionIds: ["j-place-0"]) { id }
  newCalendarAddress
  noteLessons(done: ["tr-one", "pu-tax"], undone: [])
  planCourse(seriesId: "ts-tax", due: $due)
}`;

/** What opens the room that Ann is in. */
const annsRoom = 'collaboration|ann-room';

const sharing = `mutation A($id: ID!) {
  shareReport(id: $id, version: 1)
}`;

/** The site with two readers, Ann and Bob, who each keep something of every kind. */
export async function startWithTwoReaders() {
  const server = await startGraphql();
  const { kysely } = server.database;
  await publishedContent(kysely);
  await answersOf(kysely, 'navigator-ai', ['place-0']);
  const { document } = await roomOf(kysely, 'ann-room', 'ann@example.com');
  await lessonsOf(kysely);
  server.people.set(ann, { sub: ann, email: 'ann@example.com', given_name: 'Ann' });
  server.people.set(bob, { sub: bob, email: 'bob@example.com', given_name: 'Bob' });
  const ask = askerOf(server);
  const mine = {
    record: 'pu-tax',
    title: 'pu-tax',
    note: 'pu-tax',
    topic: 'topic-tax',
    letter: 'newsletter-tax',
    until: soon,
    due: soon,
  };
  const hers = await ask(ann, setUp, mine);
  const other = {
    record: 'pu-trade',
    title: 'pu-trade',
    note: 'pu-trade',
    topic: 'topic-trade',
    letter: 'newsletter-trade',
  };
  const his = await ask(bob, setUp, other);
  expect([hers.errors, his.errors]).toEqual([undefined, undefined]);
  await ask(bob, 'mutation { keepAccount }');
  const annsReport = (hers.data as { saveReport: { id: string } }).saveReport.id;
  expect((await ask(ann, sharing, { id: annsReport })).errors).toBeUndefined();
  const links = '{ me { reportLinks { id } } }';
  const shared = (await ask(ann, links)).data as { me: { reportLinks: { id: string }[] } };
  const entitled = (visitor: string, name: string) => ({ visitor, list: 'product', name });
  await kysely
    .insertInto('entitlement')
    .values([entitled(ann, 'navigator-ai'), entitled(bob, 'research-library')])
    .execute();
  return {
    ...server,
    ask,
    annsReport,
    annsDocument: document,
    annsLink: shared.me.reportLinks[0]?.id ?? '',
    annsAlert: (hers.data as { saveAlert: { id: string } }).saveAlert.id,
    /** All that is kept of somebody, without what tells when it was asked for. */
    storedOf: async (sub: string): Promise<object> => {
      const { exportedAt: _, ...rest } = JSON.parse(await exportVisitor(kysely, sub));
      return rest;
    },
  };
}

/** A series of two lessons. */
async function lessonsOf(db: Kysely<DB>): Promise<void> {
  const series = { title: 'Tax for sellers', level: 'introduction' };
  await published(db, { type: 'trainingSeries', id: 'ts-tax', fields: series });
  for (const id of ['tr-one', 'tr-two']) {
    const fields = { title: id, series: 'ts-tax', kind: 'module', minutes: 5, lawAsAt: '2026-01-01' };
    await published(db, { type: 'trainingItem', id, fields });
  }
}

export type TwoReaders = Awaited<ReturnType<typeof startWithTwoReaders>>;

/** Asks as the owner of a subject, or as nobody; no answer may be kept by anybody on its way. */
function askerOf(server: RunningGraphql) {
  return async (sub: string | null, query: string, variables: object = {}): Promise<Answer> => {
    const headers =
      sub === null
        ? {}
        : { authorization: `Bearer ${await server.token(sub === ann ? [annsRoom] : [], { sub })}` };
    const response = await server.post({ query, variables }, headers);
    expect(response.headers.get('cache-control')).toBe('no-store');
    return (await response.json()) as Answer;
  };
}
