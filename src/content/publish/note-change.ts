import { sql } from 'kysely';
import type { Trx } from './transaction.ts';

interface Change {
  readonly recordId: string;
  /** Of a translation the version of its source; `withdrawn` or `unpublished` with its moment. */
  readonly edition: string;
  readonly at: Date;
}

/** Days after which nothing is news: content that is brought along from elsewhere was published long ago. */
const NEWS_DAYS = 3;

/** Has those who follow a record, or what it is about, be told of a change once the transaction is committed. */
export async function noteChange(trx: Trx, { recordId, edition, at }: Change): Promise<void> {
  await sql`insert into alert_change (record_id, edition, at)
    select ${recordId}::text, ${edition}::text, ${at}::timestamptz
    where ${at}::timestamptz > now() - make_interval(days => ${NEWS_DAYS})`.execute(trx);
}
