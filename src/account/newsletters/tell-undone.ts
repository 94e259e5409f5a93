import { type Kysely, sql } from 'kysely';
import { shownIn } from '../../content/records/live-record.ts';
import type { SiteLocale } from '../../i18n/locales.ts';
import { writeLetter } from '../../mail/letters/letter.ts';
import { enqueueMail } from '../../mail/outbox/enqueue-mail.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { addressOf } from '../../routing/address.ts';
import { NEWSLETTERS_PATH } from '../../routing/newsletters-path.ts';

/**
 * Tells the address to which newsletters had moved that they come there no more. Of the address before nothing is said.
 *
 * @param move its id
 */
export async function tellUndone(
  trx: Kysely<DB>,
  move: string,
  { reader, recordIds }: { readonly reader: string; readonly recordIds: readonly string[] },
  siteOrigin: string,
): Promise<void> {
  const { rows: readers } = await sql<{ email: string; locale: SiteLocale }>`
    select email, locale from newsletter_reader where id = ${reader}::bigint`.execute(trx);
  const [to] = readers;
  if (!to) return;
  const { rows } = await sql<{ title: string }>`
    select l.title from live l
    where l.record_id = any(${recordIds}::text[]) and ${shownIn(to.locale)} order by l.title`.execute(trx);
  await enqueueMail(trx, {
    cause: `newsletter-move:${move}:undone:${reader}`,
    to: to.email,
    letter: writeLetter('moveUndone', to.locale, {
      copy: rows.map(({ title }) => title).join('\n'),
      link: `${siteOrigin}${addressOf(to.locale, NEWSLETTERS_PATH)}`,
    }),
  });
}
