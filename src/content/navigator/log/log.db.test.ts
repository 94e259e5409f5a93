import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whileHeld } from '../../../identity/testing/while-held.ts';
import type { TestSite } from '../../publish/test-site.fixture.ts';
import { unpublish } from '../../publish/unpublish.ts';
import { checkLog } from './check-log.ts';
import { signedCheckpoint } from './checkpoint.ts';
import type { VersionKey } from './entry-proofs.ts';
import { loggedSite, topics } from './logged-site.fixture.ts';
import { isSuperseded, readReport, recordReport } from './reports.ts';

let site: TestSite;
beforeAll(async () => {
  site = await loggedSite();
});
afterAll(() => site.end());

const version = (topic: string, number = 1): VersionKey => ({
  recordId: `${topic}-entry`,
  locale: 'en',
  number,
});

async function correct(topic: string, title: string) {
  const fields = { title, summary: 'Corrected', topic, legalStatus: 'in-force' };
  await site.save(`${topic}-entry`, 'en', { slug: `${topic}-entry`, fields, parentId: 'nc' });
  await site.publish(`${topic}-entry`, 'en', { change: 'correction' });
}

/** Changes what the database refuses to change, as its owner can. */
async function behindItsBack(statement: string) {
  const tables = ['version', 'navigator_node'];
  const triggers = (does: string) =>
    tables.map((table) => `alter table ${table} ${does} trigger user;`).join('');
  await site.database.pool.query(`begin; ${triggers('disable')} ${statement}; ${triggers('enable')} commit`);
}

test('a report keeps its code; what became of its entries is said', async () => {
  const { kysely } = site.database;
  const report = { serviceId: 'ns', selection: 'jurisdictions=x', heldOn: '2026-11-24', knownAt: null };
  const versions = topics.map((topic) => version(topic));
  const code = await recordReport(kysely, { ...report, versions });
  expect(await recordReport(kysely, { ...report, versions })).toBe(code);
  expect(await readReport(kysely, code)).toMatchObject({ ...report, isIntact: true, logSize: 5 });
  await correct('breach', 'Of breach, corrected');
  await unpublish(kysely, {
    recordId: 'consent-entry',
    locale: 'en',
    actor: site.actor,
    instead: { reason: 'It was wrong.' },
  });
  const now = await readReport(kysely, code);
  expect(now?.isIntact).toBe(true);
  expect(now?.entries.slice(0, 3)).toMatchObject([
    {
      topicId: 'breach',
      said: { headline: 'Of breach', now: { number: 2, headline: 'Of breach, corrected' } },
    },
    { topicId: 'consent', said: null },
    { topicId: 'officer', said: { headline: 'Of officer', now: { number: 1 } } },
  ]);
  expect(await readReport(kysely, '0'.repeat(26))).toBeNull();
});

test('a report of a translation proves what it says of the law, and is superseded with it', async () => {
  const { kysely } = site.database;
  const french = { recordId: 'transfer-entry', locale: 'fr-fr', number: 1 } as const;
  await site.save('transfer-entry', 'fr-fr', {
    slug: 'transfer-entry',
    fields: { title: 'Des transferts' },
    translatedFrom: 1,
  });
  await site.publish('transfer-entry', 'fr-fr');
  const report = { serviceId: 'ns', selection: '', heldOn: '2026-11-24', knownAt: null, versions: [french] };
  const before = await recordReport(kysely, report);
  const entryOf = async (code: string) => (await readReport(kysely, code))?.entries;
  expect(await entryOf(before)).toMatchObject([{ basis: 1, said: { now: { number: 1, basis: 1 } } }]);
  expect((await entryOf(before))?.map(isSuperseded)).toEqual([false]);
  const repealed = { title: 'Of transfer', topic: 'transfer', legalStatus: 'repealed' };
  await site.save('transfer-entry', 'en', { slug: 'transfer-entry', fields: repealed, parentId: 'nc' });
  await site.publish('transfer-entry', 'en');
  expect((await entryOf(before))?.map(isSuperseded)).toEqual([true]);
  const after = await recordReport(kysely, report);
  expect(after).not.toBe(before);
  expect(await readReport(kysely, after)).toMatchObject({ isIntact: true, entries: [{ basis: 2 }] });
  // One that was read a moment before the law changed is known by what it showed.
  const shown = { ...report, versions: [{ ...french, basis: { locale: 'en', number: 1 } as const }] };
  expect(await recordReport(kysely, shown)).toBe(before);
});

test.each(['navigator_node', 'live', 'publication'] as const)(
  'of a publication that breaks off where it writes to %s nothing is left, and the log goes on',
  async (table) => {
    const { kysely, pool } = site.database;
    await signedCheckpoint(kysely, { origin: 'www.example.com/navigator', isDemonstration: false });
    const before = await state();
    const title = `Of rights, after ${table}`;
    const fate = await whileHeld(
      site,
      table,
      () => correct('rights', title).then(String, () => 'broken off'),
      () =>
        pool.query(
          `select pg_terminate_backend(pid, 5000) from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        ),
    );
    expect(fate).toBe('broken off');
    expect(await state()).toEqual(before);
    await site.publish('rights-entry', 'en', { change: 'correction' });
    const { found, live } = await state();
    expect(found).toEqual({ ...before.found, size: before.found.size + 1 });
    expect(live).toBe(title);
  },
);

/** What the log says of itself, and what is published, of which it speaks. */
async function state() {
  const { kysely, pool } = site.database;
  const { rows } = await pool.query(
    `select (select max(seq) from publication) as seq, (select count(*) from version) as versions,
      (select count(*) from navigator_node) as nodes`,
  );
  const live = (await site.live('rights-entry')).get('en')?.title;
  return { found: await checkLog(kysely), counted: rows[0], live };
}

test('nobody changes the past unseen', async () => {
  const { kysely } = site.database;
  await signedCheckpoint(kysely, { origin: 'www.example.com/navigator', isDemonstration: false });
  const clean = { changed: [], missing: [], forked: [] };
  expect(await checkLog(kysely)).toMatchObject(clean);
  const code = await recordReport(kysely, {
    serviceId: 'ns',
    selection: '',
    heldOn: '2026-11-24',
    knownAt: null,
    versions: [version('rights')],
  });
  const change = `update version set fields = fields || '{"title": "Other"}' where record_id = 'rights-entry' and number = 1`;
  await expect(sql.raw(change).execute(kysely)).rejects.toThrow('append-only');
  await behindItsBack(change);
  expect(await checkLog(kysely)).toMatchObject({ ...clean, changed: [version('rights')] });
  expect((await readReport(kysely, code))?.isIntact).toBe(false);
  // Whoever hashes the leaf anew has to make the whole tree anew, and the root that was signed is another then.
  await behindItsBack(`delete from navigator_node`);
  await kysely.executeQuery(sql`select hash_navigator_leaves(0)`.compile(kysely));
  const found = await checkLog(kysely);
  expect(found.changed).toEqual([]);
  expect(new Set(found.forked)).toEqual(new Set([8, 9, 10, 11]));
  expect((await readReport(kysely, code))?.isIntact).toBe(false);
});
