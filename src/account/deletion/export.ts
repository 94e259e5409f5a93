import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import { visitorTables } from './visitor-tables.ts';

/**
 * All that the site holds of a reader, as JSON: every row of theirs, and what the embedded identity provider has of
 * their account, without what would let somebody in.
 */
export async function exportVisitor(db: Kysely<DB>, visitor: string): Promise<string> {
  const { rows } = await sql<{ exported: object }>`
    select jsonb_build_object(
      'subject', ${visitor}::text,
      'exportedAt', now(),
      'visitor', (select to_jsonb(v) - 'mail_key' from visitor v where v.id = ${visitor}),
      ${sql.join(visitorTables.map((table) => sql`${table}::text, ${rowsOf(table, visitor)}`))},
      'account', (
        select to_jsonb(a) - 'password_hash' from account a where a.id = ${visitor}),
      'linkedAccounts', (
        select coalesce(jsonb_agg(to_jsonb(a) - 'password_hash'), '[]') from account a where a.linked_to = ${visitor}),
      'passkeys', (
        select coalesce(jsonb_agg(jsonb_build_object('name', p.name, 'created_at', p.created_at,
          'last_used_at', p.last_used_at, 'backed_up', p.backed_up)), '[]')
        from passkey p where p.account_id = ${visitor}),
      'sessions', (
        select coalesce(jsonb_agg(to_jsonb(s) - 'session_uid' - 'account_id' - 'ended_at'), '[]')
        from session_use s where s.account_id = ${visitor} and s.ended_at is null)
    ) as exported`.execute(db);
  return JSON.stringify(rows[0]?.exported ?? {}, null, 2);
}

function rowsOf(table: string, visitor: string) {
  return sql`(select coalesce(jsonb_agg(to_jsonb(t) - 'visitor'), '[]') from ${sql.table(table)} t
    where t.visitor = ${visitor})`;
}
