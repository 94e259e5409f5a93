import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSchema } from '../graphql/content/index.ts';
import { ann, bob, soon, startWithTwoReaders, type TwoReaders } from './two-readers.fixture.ts';

let site: TwoReaders;
beforeAll(async () => {
  site = await startWithTwoReaders();
});
afterAll(() => site.stop());

const far = `${new Date().getUTCFullYear() + 1}-01-01`;

interface Write {
  readonly ask: string;
  readonly variables?: () => object;
  /** What Bob gets when he does it with Ann's ids. */
  readonly bob: unknown;
  readonly ann: unknown;
}

const notHis = expect.objectContaining({ extensions: expect.objectContaining({ code: 'NOT_FOUND' }) });
const some = expect.anything();

/** Every command of a reader, with Ann's ids; in the order in which they are given. */
const writes: Record<string, Write> = {
  saveProfile: {
    ask: '(profile: { lastName: "Lee" }) { lastName }',
    bob: { lastName: 'Lee' },
    ann: { lastName: 'Lee' },
  },
  saveFavourite: {
    ask: '(recordId: "pu-tax", note: "mine") { note }',
    bob: { note: 'mine' },
    ann: { note: 'mine' },
  },
  removeFavourite: { ask: '(recordId: "pu-tax")', bob: true, ann: true },
  mergeFavourites: { ask: '(recordIds: ["pu-tax", "pu-tax", "nothing"])', bob: 1, ann: 1 },
  saveAlert: {
    ask: '(alert: { kind: SEARCH, query: "withholding", frequency: WEEKLY }) { title frequency }',
    bob: { title: 'withholding', frequency: 'WEEKLY' },
    ann: { title: 'withholding', frequency: 'WEEKLY' },
  },
  removeAlert: { ask: '(id: $alert)', variables: () => ({ alert: site.annsAlert }), bob: notHis, ann: true },
  pauseAlerts: { ask: `(until: "${soon}")`, bob: soon, ann: soon },
  saveMailTimes: {
    ask: '(times: { locale: "fr-fr", hour: 18, weekday: 5, timeZone: "Asia/Singapore" }) { hour weekday }',
    bob: { hour: 18, weekday: 5 },
    ann: { hour: 18, weekday: 5 },
  },
  chooseNewsletters: { ask: '(recordIds: []) { chosen }', bob: [some, some], ann: [some, some] },
  askForAccess: {
    ask: '(permission: "research-library", note: "Please") { permission state }',
    bob: { permission: 'product|research-library', state: 'ACTIVE' },
    ann: { permission: 'product|research-library', state: 'REQUESTED' },
  },
  saveReport: {
    ask: `(report: { serviceId: "navigator-ai", title: "T", selection: "?depth=full", language: "en",
      jurisdictions: ["place-0"] }) { title }`,
    bob: { title: 'T' },
    ann: { title: 'T' },
  },
  renameReport: {
    ask: '(id: $alert, title: "New") { title }',
    variables: () => ({ alert: site.annsReport }),
    bob: notHis,
    ann: { title: 'New' },
  },
  keepReport: {
    ask: '(id: $alert, after: 1) { newest }',
    variables: () => ({ alert: site.annsReport }),
    bob: notHis,
    ann: { newest: 2 },
  },
  shareReport: {
    ask: '(id: $alert, version: 1)',
    variables: () => ({ alert: site.annsReport }),
    bob: notHis,
    ann: expect.stringMatching(/^[\w-]{43}$/),
  },
  endReportLink: { ask: '(id: $alert)', variables: () => ({ alert: site.annsLink }), bob: false, ann: true },
  removeReport: { ask: '(id: $alert)', variables: () => ({ alert: site.annsReport }), bob: false, ann: true },
  chooseMyList: { ask: '(jurisdictionIds: []) { id }', bob: [], ann: [] },
  newCalendarAddress: { ask: '', bob: some, ann: expect.stringMatching(/^[\w-]{43}$/) },
  endCalendarAddress: { ask: '', bob: true, ann: true },
  followRoom: { ask: '(room: "ann-room", frequency: DAILY)', bob: notHis, ann: true },
  newRoomCalendar: { ask: '(room: "ann-room")', bob: notHis, ann: expect.stringMatching(/^[\w-]{43}$/) },
  endRoomCalendar: { ask: '(room: "ann-room")', bob: notHis, ann: true },
  noteLessons: {
    ask: '(done: ["tr-two", "nothing"], undone: ["tr-one"])',
    bob: ['tr-two'],
    ann: ['tr-two'],
  },
  planCourse: { ask: '(seriesId: "ts-tax", due: null)', bob: null, ann: null },
  keepAccount: { ask: '', bob: false, ann: true },
  askForDeletion: { ask: '', bob: some, ann: some },
  visited: { ask: '', bob: null, ann: null },
};
/**
 * What goes with a file, in `rooms.db.test.ts`, what anybody sends, in `applications-by-graphql.db.test.ts`, and what people of
 * the firm alone do.
 */
const others = [
  'saveApplication',
  'sendApplication',
  'sendRoomDocument',
  'addAttachment',
  'answerSubmission',
  'assignSubmission',
  'closeSubmission',
  'createRecord',
  'eraseSubmissions',
  'exportSubmissions',
  'publish',
  'recordAttendance',
  'releaseSubmission',
  'saveDraft',
  'schedule',
  'submitForReview',
  'unpublish',
  'withdraw',
];

describe('what a reader changes', () => {
  test('is all of it in the table above, beside what editors do', () => {
    const mutations = Object.keys(buildSchema().getMutationType()?.getFields() ?? {});
    expect([...Object.keys(writes), ...others].sort()).toEqual(mutations.sort());
  });

  test.each(Object.entries(writes))('%s is theirs alone', async (name, { ask: rest, variables, ...cell }) => {
    const given = variables?.() ?? {};
    const query = `mutation A${variables ? '($alert: ID!)' : ''} { ${name}${rest} }`;
    const before = await site.storedOf(ann);
    const nobody = await site.ask(null, query, given);
    expect(nobody.errors?.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
    const his = await site.ask(bob, query, given);
    expect(his.data?.[name] ?? his.errors?.[0] ?? null).toEqual(cell.bob);
    expect(await site.storedOf(ann)).toEqual(before);
    const hers = await site.ask(ann, query, given);
    expect(hers.errors).toBeUndefined();
    expect(hers.data?.[name]).toEqual(cell.ann);
    if (name !== 'saveFavourite' && name !== 'pauseAlerts')
      expect(await site.storedOf(ann)).not.toEqual(before);
  });

  test('a day of no calendar, or one that is past, is no day to pause until', async () => {
    for (const [day, code] of [
      ['2026-13-45', 'unknown'],
      ['2001-01-01', 'past'],
      ['2999-01-01', 'too-far'],
    ]) {
      const { errors } = await site.ask(ann, `mutation { pauseAlerts(until: "${day}") }`);
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        problems: [{ path: 'until', code }],
      });
    }
    expect((await site.ask(ann, `mutation { pauseAlerts(until: "${far}") }`)).errors).toBeUndefined();
    expect((await site.ask(ann, 'mutation { pauseAlerts(until: null) }')).data).toEqual({
      pauseAlerts: null,
    });
  });

  test('a series is planned for a day to come, and nothing else is', async () => {
    const plan = (seriesId: string, due: string) =>
      site.ask(ann, `mutation { planCourse(seriesId: "${seriesId}", due: "${due}") }`);
    const { errors } = await plan('ts-tax', '2001-01-01');
    expect(errors?.[0]?.extensions).toMatchObject({ problems: [{ path: 'due', code: 'past' }] });
    expect((await plan('pu-tax', soon)).errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    expect((await plan('ts-tax', soon)).data).toEqual({ planCourse: soon });
  });
});
