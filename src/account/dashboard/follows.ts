import { type Kysely, sql } from 'kysely';
import { searchQueryText } from '../../content/search/search-text.ts';
import type { DB } from '../../platform/db/tables.gen.ts';

/** Something a reader wants to hear of: one row for each record by which it is found. */
export interface Follow {
  readonly kind: 'topic' | 'author' | 'record' | 'search' | 'report' | 'interest' | 'newsletter';
  /** What the reader chose: a record, a saved report, or null for a search. */
  readonly subjectId: string | null;
  /** The words of a search. */
  readonly query: string | null;
  /** The record that what is new must lead to: of a newsletter, one of its topics. */
  readonly recordId: string | null;
}

/** What somebody is to be sent: alerts, and newsletters by their topics. */
export async function choicesOf(db: Kysely<DB>, visitor: string): Promise<Follow[]> {
  const { rows } = await sql<Follow>`
    select kind, coalesce(record_id, report_id::text) as "subjectId", query, record_id as "recordId" from alert
    where visitor = ${visitor} and ended_at is null
    union all
    select 'newsletter', c.record_id, null, k.to_id from newsletter_choice c
    join link k on k.from_id = c.record_id and k.locale = 'en' and k.field = 'topics'
    where c.visitor = ${visitor} and c.ended_at is null`.execute(db);
  return rows;
}

/** With what they have named as their interests: for the dashboard. */
export async function followsOf(db: Kysely<DB>, visitor: string): Promise<Follow[]> {
  const [choices, { rows: interests }] = await Promise.all([
    choicesOf(db, visitor),
    sql<Follow>`
      select 'interest' as kind, record_id as "subjectId", null as query, record_id as "recordId"
      from interest where visitor = ${visitor}`.execute(db),
  ]);
  return [...choices, ...interests];
}

/** The terms of a search as the database takes them; null for what is no search. */
export function termsOf({ query }: Follow): string | null {
  return query === null ? null : searchQueryText(query);
}
