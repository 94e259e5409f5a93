import { type Kysely, sql } from 'kysely';
import { readableSummary } from '../../content/access/gates.ts';
import type { Viewer } from '../../content/context.ts';
import type { LiveRecord } from '../../content/records/live-record.ts';
import { recordLoaders } from '../../content/records/loaders.ts';
import type { SiteLocale } from '../../i18n/locales.ts';
import { type AlertItem, alertLetter } from '../../mail/letters/alert-letter.ts';
import type { Letter } from '../../mail/letters/letter.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { addressOf } from '../../routing/address.ts';
import { heldPermissions, permissionText } from '../permissions.ts';
import { MAIL_PREFERENCES_PATH } from './queue-digests.ts';

/** What the outbox keeps of a digest. */
export interface DigestContent {
  readonly visitor: string;
  readonly digest: string;
}

interface Hit {
  readonly recordId: string;
  readonly edition: string;
  readonly subjectId: string | null;
  readonly query: string | null;
  readonly title: string | null;
  readonly instead: { readonly record?: string; readonly target?: string } | null;
}

/** Nobody reads more in one mail. */
const MOST_ITEMS = 50;

/**
 * Writes a digest when it is sent: as the site is then, and with what its reader may read then. Null when they have ended
 * their alerts meanwhile, or are gone.
 */
export async function writeDigest(
  db: Kysely<DB>,
  siteOrigin: string,
  { visitor, digest }: DigestContent,
): Promise<Letter | null> {
  const reader = await db
    .selectFrom('visitor')
    .select(['mail_locale', 'mail_key'])
    .where('id', '=', visitor)
    .where((where) =>
      where.exists(
        where.selectFrom('alert').select('id').where('visitor', '=', visitor).where('ended_at', 'is', null),
      ),
    )
    .executeTakeFirst();
  if (!reader) return null;
  const locale = reader.mail_locale as SiteLocale;
  const hits = await hitsOf(db, visitor, digest);
  const permissions = new Set((await heldPermissions(db, visitor)).map(permissionText));
  const reading: Reading = {
    locale,
    siteOrigin,
    viewer: { id: visitor, permissions },
    loaders: recordLoaders(db, new Set()),
  };
  const items = (await Promise.all(hits.map((hit) => itemOf(hit, reading)))).filter((item) => item !== null);
  const preferences = `${siteOrigin}${addressOf(locale, MAIL_PREFERENCES_PATH)}?key=${reader.mail_key}`;
  return items.length === 0 ? null : alertLetter(locale, items, preferences);
}

interface Reading {
  readonly locale: SiteLocale;
  readonly siteOrigin: string;
  readonly viewer: Viewer;
  readonly loaders: ReturnType<typeof recordLoaders>;
}

/** Each record once, as it last changed. */
async function hitsOf(db: Kysely<DB>, visitor: string, digest: string): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    select * from (
      select distinct on (h.record_id) h.record_id as "recordId", h.edition, h.subject_id as "subjectId", h.query, h.at,
        (select v.fields ->> 'title' from version v where v.record_id = h.record_id
         order by v.locale <> 'en', v.number desc limit 1) as title,
        (select y.detail -> 'instead' from history y where y.record_id = h.record_id and y.action = 'unpublished'
         order by y.at desc limit 1) as instead
      from alert_hit h where h.visitor = ${visitor} and h.digest = ${digest}::bigint
      order by h.record_id, h.at desc) as told
    order by at desc, "recordId" limit ${MOST_ITEMS}`.execute(db);
  return rows;
}

async function itemOf(hit: Hit, reading: Reading): Promise<AlertItem | null> {
  const { loaders, locale } = reading;
  const record = await loaders.record(hit.recordId, locale);
  const subject = hit.subjectId === null ? null : await loaders.record(hit.subjectId, locale);
  const because = hit.query ?? subject?.title ?? record?.title ?? hit.title ?? '';
  if (!record) {
    if (hit.title === null) return null;
    const { record: id } = hit.instead ?? {};
    const instead = await replacement(id, reading);
    return { title: hit.title, link: null, what: 'gone', because, summary: null, reason: null, instead };
  }
  const isWithdrawn = record.withdrawnAt !== null;
  return {
    title: record.title,
    link: addressFor(record, reading),
    what: isWithdrawn ? 'withdrawn' : hit.edition === '1' ? 'fresh' : 'changed',
    because,
    summary: isWithdrawn ? null : await readableSummary(record, reading),
    reason: record.withdrawnReason,
    instead: isWithdrawn ? await replacement(record.fields.supersededBy, reading) : null,
  };
}

async function replacement(id: unknown, reading: Reading): Promise<AlertItem['instead']> {
  const record = typeof id === 'string' ? await reading.loaders.record(id, reading.locale) : null;
  const link = record && addressFor(record, reading);
  return record && link ? { title: record.title, link } : null;
}

function addressFor({ path, locale }: LiveRecord, { siteOrigin }: Reading): string | null {
  return path === null ? null : `${siteOrigin}${addressOf(locale, path)}`;
}
