import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { publish } from '../../content/publish/publish.ts';
import { saveDraft } from '../../content/publish/save-draft.ts';
import { unpublish } from '../../content/publish/unpublish.ts';
import { recordLoaders } from '../../content/records/loaders.ts';
import { published } from '../../content/testing/published.fixture.ts';
import type { SiteLocale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { doHourlyWork } from '../../jobs/hourly-work.ts';
import { Clock } from '../../platform/cache/clock.ts';
import { contentForFile, reader } from '../account.fixture.ts';
import { type AlertFrequency, removeAlert, saveAlert } from '../alerts/alerts.ts';
import { previewAlerts } from '../dashboard/dashboard.ts';
import { askForDeletion } from '../deletion/deletion.ts';
import { answerFields, navigatorService, publishAgain } from '../reports/navigator.fixture.ts';
import { keepable } from '../reports/report-now.ts';
import { keepVersion, saveReport } from '../reports/save-report.ts';
import { digestsOf, origin } from './digests.fixture.ts';
import { matchNextChange } from './match-changes.ts';
import { noteDays } from './note-days.ts';

const { kysely, pool } = await contentForFile();
const { run, arrived, texts } = digestsOf({ kysely, pool });
const open = { title: 'Open to all', summary: 'Nothing of it is.' };
const answer = (place: string, more: object = {}) =>
  answerFields(place, 'closed-breach', { ...open, ...more });

beforeAll(() => navigatorService(kysely, ['france', 'spain', 'japan', 'kenya', 'malta']));
beforeEach(() =>
  pool.query(
    'delete from mail; delete from mail_turn; delete from alert_change; delete from mailbox_message; delete from visitor',
  ),
);

/** Saves a report of these jurisdictions as somebody who may read the service, and watches it. */
async function watches(
  id: string,
  jurisdictions: readonly string[],
  { frequency = 'immediate', locale = 'en' }: { frequency?: AlertFrequency; locale?: SiteLocale } = {},
) {
  const chosen = {
    serviceId: 'closed',
    title: `Board of ${id}`,
    selection: `?with=${jurisdictions.join()}`,
    language: 'en' as const,
    jurisdictions,
    topics: [],
    on: null,
    known: null,
  };
  const kept = async () => {
    const viewer = reader(id, 'product|nav-closed');
    const reading = { viewer, loaders: recordLoaders(kysely, new Set()), clock: new Clock() };
    return (await keepable(chosen, reading)).frozen;
  };
  const reportId = await saveReport(kysely, id, chosen, await kept());
  const alertId = await saveAlert(kysely, id, {
    kind: 'report',
    recordId: null,
    query: null,
    reportId,
    frequency,
  });
  await sql`update visitor set mail_locale = ${locale} where id = ${id}`.execute(kysely);
  await sql`insert into visitor_profile (visitor, email, email_verified)
    values (${id}, ${`${id}@example.com`}, true)`.execute(kysely);
  return {
    reportId,
    alertId,
    keepAnew: async () => keepVersion(kysely, id, { id: reportId, after: 1 }, await kept()),
  };
}

test('who watches a saved report is told which of its answers changed and why, in their language, and nothing that is closed', async () => {
  const { reportId } = await watches('ada', ['france', 'spain']);
  await watches('bea', ['spain', 'france'], { locale: 'fr-fr' });
  await watches('chen', ['france'], { locale: 'zh-cn' });
  await watches('dan', ['japan']);
  await publishAgain(kysely, 'cell-spain', answer('spain'), 'en', { change: 'minor' });
  await run();
  expect(await arrived()).toEqual([]);
  for (const place of ['spain', 'france'])
    await publishAgain(kysely, `cell-${place}`, answer(place), 'en', { note: `${place} has a new act.` });
  await matchNextChange(kysely);
  await run();
  await run();
  const told = (locale: SiteLocale, title: string) => messagesFor(locale).mails.alerts.report({ title });
  expect(await arrived()).toEqual([
    `ada: ${told('en', 'Board of ada')}`,
    `bea: ${told('fr-fr', 'Board of bea')}`,
    `chen: ${told('zh-cn', 'Board of chen')}`,
  ]);
  const [ada = '', bea = '', chen = ''] = await texts();
  expect(ada).toContain('2 answers in it have changed');
  expect(ada).toContain('spain · Breach: Open to all\nChanged. Why: spain has a new act.');
  expect(ada).toContain(
    `${origin}/navigator/closed/report-builder?with=france,spain&saved=${reportId}&compare=1`,
  );
  expect(bea).toContain('spain · Breach (en anglais)\nModifié\nOpen to all\nspain has a new act.');
  expect(bea).toContain(`${origin}/fr-fr/navigator/closed/report-builder?with=spain,france&saved=`);
  expect(chen).not.toContain('spain · Breach');
  for (const text of [ada, bea, chen]) {
    expect(text).not.toContain('Secret');
    expect(text).not.toContain(open.summary);
  }
  for (const [text, locale] of [
    [ada, 'en'],
    [bea, 'fr-fr'],
    [chen, 'zh-cn'],
  ] as const)
    expect(text).toContain(messagesFor(locale).navigator.demonstration);
});

test('that an answer which stands is translated is no new law: nobody is told of it', async () => {
  await watches('mia', ['kenya'], { locale: 'fr-fr' });
  await saveAlert(kysely, 'mia', {
    kind: 'record',
    recordId: 'closed-kenya',
    query: null,
    frequency: 'immediate',
  });
  const draft = { recordId: 'cell-kenya', locale: 'fr-fr', revision: 0, slug: 'cell-kenya', actor: 'test' };
  await saveDraft(kysely, { ...draft, fields: { title: 'Ouvert à tous' } });
  await publish(kysely, {
    recordId: 'cell-kenya',
    locale: 'fr-fr',
    actor: 'test',
    change: 'major',
    note: null,
  });
  await run();
  expect(await arrived()).toEqual([]);
  expect(await previewAlerts(kysely, reader('mia'), 'fr-fr', new Date(Date.now() + 1_000))).toEqual([]);
  await publishAgain(kysely, 'cell-kenya', answer('kenya'));
  await run();
  expect(await arrived()).toHaveLength(1);
  expect((await texts())[0]).toContain('Modifié');
});

test('new law is told of although its translation is published at the same moment', async () => {
  await watches('noa', ['malta']);
  const at = new Date();
  await publishAgain(kysely, 'cell-malta', answer('malta'), 'en', { at });
  const translation = { recordId: 'cell-malta', locale: 'fr-fr', actor: 'test' } as const;
  const draft = { revision: 0, slug: 'cell-malta', fields: { title: 'Ouvert à tous' } };
  await saveDraft(kysely, { ...translation, ...draft });
  await publish(kysely, { ...translation, change: 'major', note: null, at });
  await run();
  expect(await arrived()).toHaveLength(1);
});

test('the preview brings what the mail brought', async () => {
  await watches('lea', ['france', 'japan']);
  await saveAlert(kysely, 'lea', {
    kind: 'record',
    recordId: 'closed-spain',
    query: null,
    frequency: 'daily',
  });
  for (const place of ['spain', 'france']) await publishAgain(kysely, `cell-${place}`, answer(place));
  const brought = await previewAlerts(kysely, reader('lea'), 'en', new Date(Date.now() + 1_000));
  expect(brought.map(({ kind, recordId, query }) => [kind, recordId, query])).toEqual([
    ['report', 'cell-france', 'Board of lea'],
    ['record', 'cell-spain', null],
  ]);
});

test('who has kept the report anew, or no longer watches it, is told nothing of what was before', async () => {
  const kept = await watches('eve', ['france'], { frequency: 'daily' });
  const ended = await watches('fay', ['france'], { frequency: 'daily' });
  await watches('gus', ['france'], { frequency: 'daily' });
  await publishAgain(kysely, 'cell-france', answer('france', { legalStatus: 'repealed' }));
  while (await matchNextChange(kysely));
  expect(await arrived()).toEqual([]);
  await kept.keepAnew();
  await removeAlert(kysely, 'fay', ended.alertId);
  await pool.query('update alert_hit set due_at = now()');
  await run();
  expect(await arrived()).toEqual(['gus: Your report “Board of gus” has changed']);
});

test('of an answer that was taken off the site its place is named, and nothing of what it said', async () => {
  await watches('hal', ['japan', 'spain']);
  await unpublish(kysely, {
    recordId: 'cell-japan',
    locale: 'all',
    actor: 'test',
    instead: { reason: 'Wrong' },
  });
  await run();
  const [text = ''] = await texts();
  expect(text).toContain('japan · Breach\nTaken off the site');
  expect(text).not.toContain('Headline of japan');
});

test('law that begins or ends on a day is told on it, once, though nobody published anything', async () => {
  const fields = answerFields('spain', 'closed-transfers', {
    ...open,
    heldFrom: '2031-05-04',
    heldTo: '2031-06-30',
  });
  await published(kysely, { type: 'navigatorCell', id: 'cell-coming', parentId: 'closed-spain', fields });
  await run();
  await watches('ida', ['spain']);
  await pool.query(`update alert set created_at = '2031-05-01'`);
  // What is published now is news for three days; that day comes in some years.
  for (const today of ['2031-05-03', '2031-05-04', '2031-05-05', '2031-06-30', '2031-07-01', '2031-07-02']) {
    await noteDays(kysely, today);
    await run();
  }
  expect(await arrived()).toEqual(Array(2).fill('ida: Your report “Board of ida” has changed'));
  const [begun, ended] = await texts();
  expect(begun).toContain('spain · Transfers: Open to all\nNow applies');
  expect(ended).toContain('spain · Transfers: Open to all\nNo longer applies');
});

test('law that began today is noted by the look of every hour, which forgets old mails, also while somebody cannot be erased', async () => {
  const heldFrom = new Date().toISOString().slice(0, 10);
  const fields = answerFields('kenya', 'closed-transfers', { ...open, heldFrom });
  await published(kysely, { type: 'navigatorCell', id: 'cell-begun', parentId: 'closed-kenya', fields });
  await pool.query(`update live set published_at = now() - interval '2 days' where record_id = 'cell-begun'`);
  await pool.query(`insert into mail (cause, recipient, state, expires_at, finished_at)
    values ('long ago', 'ada@example.com', 'sent', now(), now() - interval '91 days')`);
  await askForDeletion(kysely, 'leaving');
  await pool.query(`
    update visitor set deletion_due = now() - interval '1 second' where id = 'leaving';
    create function stay() returns trigger language plpgsql as $$ begin raise exception 'Not now'; end $$;
    create trigger stay before delete on visitor for each row execute function stay()`);
  onTestFinished(async () => void (await pool.query('drop trigger stay on visitor; drop function stay')));
  await expect(doHourlyWork(kysely, async () => undefined)).rejects.toMatchObject({
    errors: [{ message: 'Not now' }],
  });
  const { rows } = await pool.query(`select record_id from alert_change where edition = 'begun ${heldFrom}'`);
  expect(rows).toEqual([{ record_id: 'cell-begun' }]);
  expect((await pool.query(`select from mail where cause = 'long ago'`)).rowCount).toBe(0);
});

test('where no mail is sent, what is no news any more is forgotten with the hour, and elsewhere nothing that waits', async () => {
  await pool.query(`
    insert into alert_change (record_id, edition, at)
      values ('old', '1', now() - interval '4 days'), ('new', '1', now() - interval '1 day');
    insert into mail (cause, recipient, expires_at)
      values ('old', 'ada@example.com', now() - interval '1 hour'), ('new', 'ada@example.com', now() + interval '1 hour')`);
  const kept = async () => [
    (await pool.query(`select record_id from alert_change where record_id in ('old', 'new') order by 1`)).rows
      .length,
    (await pool.query(`select cause from mail where state = 'waiting' order by 1`)).rows.length,
  ];
  await doHourlyWork(kysely, async () => undefined, { mail: 'smtp' });
  expect(await kept()).toEqual([2, 2]);
  await doHourlyWork(kysely, async () => undefined, { mail: 'off' });
  expect(await kept()).toEqual([1, 1]);
});

test.each([
  ['record', 'closed-france', 'Closed service: france'],
  ['record', 'closed-region', 'Closed service: Region'],
  ['topic', 'closed', 'Closed service'],
  ['topic', 'j-france', 'france'],
] as const)(
  'who follows a %s of the navigator, %s, is told of answers that changed in it',
  async (kind, recordId, title) => {
    await saveAlert(kysely, 'jan', { kind, recordId, query: null, frequency: 'immediate' });
    await pool.query(
      `insert into visitor_profile (visitor, email, email_verified) values ('jan', 'jan@example.com', true)`,
    );
    await publishAgain(kysely, 'cell-france', answer('france', { title: `Told to ${recordId}` }));
    await publishAgain(kysely, 'cell-spain', answer('spain', { title: 'Elsewhere' }), 'en', {
      change: 'minor',
    });
    await run();
    expect(await arrived()).toEqual(['jan: france · Breach']);
    const [text = ''] = await texts();
    expect(text).toContain(
      `Changed · you follow “${title}”\nTold to ${recordId}\n${origin}/navigator/closed/region/france#breach`,
    );
    expect(text).not.toContain('Secret');
  },
);
