import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createAccount, readEmail } from '../../identity/accounts/accounts.ts';
import { issueCode } from '../../identity/accounts/tickets.ts';
import { eraseDue } from '../../jobs/erase-due.ts';
import { contentForFile } from '../account.fixture.ts';
import { saveProfile } from '../profile/save-profile.ts';
import { roomOf } from '../rooms/rooms.fixture.ts';
import { secretDigest } from '../secret.ts';
import { askForDeletion, deletionDue, keepAccount } from './deletion.ts';
import { exportVisitor } from './export.ts';
import { visitorTables } from './visitor-tables.ts';

const { kysely, pool } = await contentForFile();

/** A reader with a row in every table that keeps something of theirs. */
async function reader(visitor: string): Promise<void> {
  await kysely.insertInto('visitor').values({ id: visitor, alerts_paused_until: '2026-12-24' }).execute();
  const record = { visitor, record_id: 'topic-tax' };
  await kysely
    .insertInto('visitor_profile')
    .values({
      visitor,
      email: 'e@example.com',
      first_name: 'F',
      last_name: 'L',
      organisation_name: 'O',
      job_title: 'J',
      filled_at: new Date(),
    })
    .execute();
  await kysely.insertInto('interest').values(record).execute();
  await kysely
    .insertInto('entitlement')
    .values({ visitor, list: 'product', name: 'navigator-ai', until_day: '2999-12-31' })
    .execute();
  await kysely
    .insertInto('access_request')
    .values({
      visitor,
      list: 'product',
      name: 'research-library',
      settled_at: new Date(),
      outcome: 'refused',
      reference: 'AC-7K3M-Q2XD',
    })
    .execute();
  await kysely
    .insertInto('favourite')
    .values({ ...record, title: 'Tax', type: 'topic', note: 'N' })
    .execute();
  const ended = { ended_at: new Date(), ended_reason: 'removed' };
  await kysely
    .insertInto('alert')
    .values([
      { ...record, kind: 'topic', frequency: 'daily', ...ended },
      { visitor, kind: 'search', query: 'tax', frequency: 'weekly' },
    ])
    .execute();
  await kysely
    .insertInto('newsletter_choice')
    .values({ visitor, record_id: 'newsletter-tax', ended_at: new Date(), ended_reason: 'deselected' })
    .execute();
  await kysely.insertInto('visit').values({ visitor }).execute();
  await keepsReport(visitor);
  await isInRoom(visitor);
}

/** A saved report with a link and an alert; a list of jurisdictions with a calendar. */
/** A room of theirs: what they sent to it and read there, its calendar and its alert. */
async function isInRoom(visitor: string): Promise<void> {
  const now = new Date();
  const { document } = await roomOf(
    kysely,
    `room-of-${visitor.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
    visitor,
  );
  const { room } = await kysely
    .selectFrom('room_document')
    .select('room')
    .where('id', '=', document)
    .executeTakeFirstOrThrow();
  await kysely
    .updateTable('room_version')
    .set({ visitor, scan: 'infected', found: 'Eicar' })
    .where('document', '=', document)
    .execute();
  await kysely.insertInto('room_read').values({ visitor, document, number: 1 }).execute();
  await kysely
    .insertInto('room_calendar')
    .values({ visitor, room, digest: secretDigest(`room ${visitor}`), last_read_at: now })
    .execute();
  await kysely.insertInto('alert').values({ visitor, kind: 'room', room, frequency: 'daily' }).execute();
}

async function keepsReport(visitor: string): Promise<void> {
  const now = new Date();
  const { id: report_id } = await kysely
    .insertInto('saved_report')
    .values({
      visitor,
      service_id: 'navigator-ai',
      title: 'R',
      selection: '?with=france',
      language: 'en',
      held_on: '2026-01-01',
      known_at: now,
      jurisdictions: ['france'],
      topics: ['breach'],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const times = { held_on: '2026-01-01', known_at: now };
  await kysely
    .insertInto('saved_report_version')
    .values({ visitor, report_id, number: 1, ...times, chapters: '[]', topics: '[]', entries: '[]' })
    .execute();
  await kysely
    .insertInto('alert')
    .values({ visitor, kind: 'report', report_id, frequency: 'weekly' })
    .execute();
  const digest = (of: string) => secretDigest(of + visitor);
  await kysely
    .insertInto('report_link')
    .values({
      visitor,
      report_id,
      number: 1,
      digest: digest('link'),
      expires_at: new Date(now.getTime() + 86_400_000),
      ended_at: now,
      last_opened_at: now,
    })
    .execute();
  await kysely.insertInto('lesson_done').values({ visitor, lesson_id: 'topic-tax' }).execute();
  await kysely
    .insertInto('course_plan')
    .values({ visitor, series_id: 'topic-tax', due: '2026-12-24' })
    .execute();
  await kysely.insertInto('listed_jurisdiction').values({ visitor, jurisdiction_id: 'topic-tax' }).execute();
  await kysely
    .insertInto('alert_hit')
    .values({
      visitor,
      record_id: 'pu-tax',
      edition: '1',
      kind: 'search',
      subject_id: 'topic-tax',
      query: 'tax',
      at: now,
      due_at: now,
      digest: 1,
    })
    .execute();
  await sql`update alert set terms = 'tax' where visitor = ${visitor}`.execute(kysely);
  await kysely
    .insertInto('calendar_address')
    .values({ visitor, digest: digest('calendar'), last_read_at: now })
    .execute();
}

const passed = (visitor: string) =>
  kysely
    .updateTable('visitor')
    .set({ deletion_due: sql<Date>`now() - interval '1 minute'` })
    .where('id', '=', visitor)
    .execute();

describe('the export', () => {
  test('holds every table of the schema that keeps something of a reader', async () => {
    const { rows } = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'visitor'`,
    );
    expect(rows.map(({ name }) => name).sort()).toEqual([...visitorTables].sort());
  });

  test('holds every value of every row, and nobody else’s', async () => {
    await reader('whole');
    await reader('other');
    const { subject, visitor, ...exported } = JSON.parse(await exportVisitor(kysely, 'whole'));
    expect(subject).toBe('whole');
    expect(visitor).toMatchObject({ id: 'whole', alerts_paused_until: '2026-12-24' });
    for (const table of visitorTables) {
      const { rows } = await pool.query(
        `select to_jsonb(t) - 'visitor' as row from ${table} t where visitor = 'whole'`,
      );
      expect(rows).not.toEqual([]);
      expect(exported[table]).toEqual(rows.map(({ row }) => row));
      const filled = Object.keys(exported[table][0]).every((column) =>
        exported[table].some((row: Record<string, unknown>) => row[column] !== null),
      );
      expect(filled, `${table} has a column that this test leaves empty`).toBe(true);
    }
  });

  test('holds the account at the embedded provider without what lets anybody in', async () => {
    const account = await createAccount(kysely, {
      email: readEmail('export@example.com') ?? '',
      passwordHash: '$argon2id$secret',
    });
    const text = await exportVisitor(kysely, account?.id ?? '');
    expect(JSON.parse(text)).toMatchObject({ account: { email: 'export@example.com' }, sessions: [] });
    expect(text).not.toContain('argon2id');
  });
});

describe('deletion', () => {
  test('is due in 14 days, is not put off by asking again, and can be undone', async () => {
    const due = await askForDeletion(kysely, 'undecided');
    expect(due.getTime() - Date.now()).toBeGreaterThan(13.9 * 86_400_000);
    expect(due.getTime() - Date.now()).toBeLessThan(14.1 * 86_400_000);
    expect(await askForDeletion(kysely, 'undecided')).toEqual(due);
    expect(await deletionDue(kysely, 'undecided')).toEqual(due);
    expect(await eraseDue(kysely)).toBe(0);
    expect(await keepAccount(kysely, 'undecided')).toBe(true);
    expect(await keepAccount(kysely, 'undecided')).toBe(false);
    expect(await deletionDue(kysely, 'undecided')).toBeNull();
  });

  test('leaves nothing of the reader in any table, and everything of others', async () => {
    await reader('leaver');
    await reader('stayer');
    await passed('leaver');
    expect(await Promise.all([eraseDue(kysely), eraseDue(kysely)])).toContain(1);
    expect(await eraseDue(kysely)).toBe(0);
    for (const table of visitorTables) {
      const { rows } = await pool.query(`select distinct visitor from ${table}`);
      const left = rows.map(({ visitor }) => visitor);
      expect(left).not.toContain('leaver');
      expect(left).toContain('stayer');
    }
  });

  test('takes the account at the embedded provider along, with its sessions and tickets', async () => {
    const account = await createAccount(kysely, { email: 'Leaver@example.com' });
    const id = account?.id ?? '';
    await createAccount(kysely, { email: 'stayer@example.com' });
    await issueCode(kysely, { purpose: 'sign-in', email: 'leaver@example.com' });
    await kysely
      .insertInto('oidc_model')
      .values({ model: 'Session', id: 's', payload: JSON.stringify({ accountId: id }) })
      .execute();
    await askForDeletion(kysely, id);
    await passed(id);
    expect(await eraseDue(kysely)).toBe(1);
    const emails = await kysely.selectFrom('account').select('email').execute();
    expect(emails.map(({ email }) => email)).not.toContain('Leaver@example.com');
    expect(emails.map(({ email }) => email)).toContain('stayer@example.com');
    const left = await pool.query(
      `select 1 from oidc_model where account_id = $1 union all select 1 from ticket where email = 'leaver@example.com'`,
      [id],
    );
    expect(left.rows).toEqual([]);
  });

  test('leaves a token that outlives the account nothing to keep anew, and remembers that by a digest', async () => {
    const account = await createAccount(kysely, { email: 'outlived@example.com' });
    const id = account?.id ?? '';
    await askForDeletion(kysely, id);
    await passed(id);
    await eraseDue(kysely);
    const refused = { extensions: { code: 'UNAUTHENTICATED' } };
    await expect(saveProfile(kysely, id, { firstName: 'Still here' })).rejects.toMatchObject(refused);
    await expect(askForDeletion(kysely, id)).rejects.toMatchObject(refused);
    expect(await kysely.selectFrom('visitor').select('id').where('id', '=', id).execute()).toEqual([]);
    await kysely.updateTable('erased_subject').set({ erased_at: sql`now() - interval '3 days'` }).execute();
    await eraseDue(kysely);
    expect(await kysely.selectFrom('erased_subject').selectAll().execute()).toEqual([]);
  });
});
