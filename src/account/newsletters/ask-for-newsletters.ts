import { type Kysely, sql } from 'kysely';
import type { SiteLocale } from '../../i18n/locales.ts';
import { writeLetter } from '../../mail/letters/letter.ts';
import { enqueueMail } from '../../mail/outbox/enqueue-mail.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { addressOf } from '../../routing/address.ts';
import { MAIL_PREFERENCES_PATH } from '../digests/queue-digests.ts';

/** What somebody without an account has asked for. */
interface NewslettersRequest {
  readonly email: string;
  readonly locale: SiteLocale;
  /** Live newsletters, as they were shown. */
  readonly newsletters: readonly { readonly id: string; readonly title: string }[];
  /** What they were told before they asked. */
  readonly shown: string;
}

/**
 * Writes down what is asked for an address, and has it be asked by mail whether it was its owner. A day brings it one such
 * letter, whoever gives the address how often, until its owner has answered.
 *
 * @returns whether this has brought it one
 */
export async function askForNewsletters(
  db: Kysely<DB>,
  request: NewslettersRequest,
  siteOrigin: string,
): Promise<boolean> {
  const { locale, newsletters, shown } = request;
  const email = request.email.toLowerCase();
  const ids = sql`${newsletters.map(({ id }) => id)}::text[]`;
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ id: string; key: string; round: string }>`
      with reader as (
        insert into newsletter_reader (email, locale) values (${email}, ${locale})
        on conflict (email) do update set email = excluded.email returning id, key
      )
      select id::text, key, (now() at time zone 'utc')::date || ':' || (
        select count(*) from newsletter_consent c where c.reader = reader.id and c.act <> 'asked') as round
      from reader`.execute(trx);
    const [reader] = rows;
    if (!reader) throw new Error('No reader was written');
    await sql`
      insert into newsletter_subscription as s (reader, record_id) select ${reader.id}::bigint, unnest(${ids})
      on conflict (reader, record_id) do update set asked_at = now(), confirmed_at = null, ended_at = null
      where s.ended_at is not null or s.confirmed_at is null`.execute(trx);
    await sql`insert into newsletter_consent (reader, act, record_ids, shown, how)
      values (${reader.id}::bigint, 'asked', ${ids}, ${shown}, 'form')`.execute(trx);
    return enqueueMail(trx, {
      cause: `newsletters:${reader.id}:${reader.round}`,
      to: email,
      letter: writeLetter('confirmNewsletters', locale, {
        copy: newsletters.map(({ title }) => title).join('\n'),
        link: `${siteOrigin}${addressOf(locale, MAIL_PREFERENCES_PATH)}?key=${reader.key}`,
      }),
    });
  });
}
