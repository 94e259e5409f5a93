import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import { ISSUE_WRITER, issueCause } from './queue-issues.ts';

/**
 * Has issues that wait to be sent go to another address with their newsletters; what was sent to either is not sent again.
 * One that the address before did not take is no trouble of the other one: it goes there at once.
 */
export async function moveIssues(
  trx: Kysely<DB>,
  from: string,
  to: string,
  recordIds: readonly string[],
): Promise<void> {
  await sql`
    update mail m set recipient = t.email, has_turn = false, cause = moved.cause,
      due_at = case when m.trouble is null then m.due_at else now() end,
      tries = case when m.trouble is null then m.tries else 0 end, trouble = null,
      content = jsonb_set(m.content, '{key}', to_jsonb(t.key)),
      unsubscribe_url = replace(m.unsubscribe_url, f.key::text, t.key::text)
    from newsletter_reader f, newsletter_reader t, newsletter_issue i,
      lateral (select ${issueCause(sql`i.id`, sql`t.email`)} as cause) moved
    where f.id = ${from}::bigint and t.id = ${to}::bigint
      and m.state = 'waiting' and m.writer = ${ISSUE_WRITER} and m.content ->> 'key' = f.key::text
      and i.id = (m.content ->> 'issue')::bigint and i.record_id = any(${recordIds}::text[])
      and not exists (select from mail other where other.cause = moved.cause)`.execute(trx);
}
