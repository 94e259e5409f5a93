import { type Kysely, sql } from 'kysely';
import { readableSummary } from '../../content/access/gates.ts';
import { titleInPlace } from '../../content/navigator/title-in-place.ts';
import type { LiveRecord } from '../../content/records/live-record.ts';
import { recordLoaders } from '../../content/records/loaders.ts';
import { langOf } from '../../i18n/language-of.ts';
import type { SiteLocale } from '../../i18n/locales.ts';
import { type AlertItem, alertLetter } from '../../mail/letters/alert-letter.ts';
import type { Letter } from '../../mail/letters/letter.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { addressOf } from '../../routing/address.ts';
import { heldPermissions, permissionText } from '../permissions.ts';
import { EnteredRoom } from '../rooms/entered-room.ts';
import { changedRoom } from '../rooms/note-change.ts';
import { roomPath } from '../rooms/room-path.ts';
import { placedAnswer } from './placed-answer.ts';
import { MAIL_PREFERENCES_PATH } from './queue-digests.ts';
import { type DigestContent, type Reading, whatHappened } from './reading.ts';
import { reportItems } from './report-items.ts';

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
  const written = hits.map((hit) => {
    const room = changedRoom(hit.recordId);
    return room === null ? itemOf(hit, reading) : roomItem(db, room, reading);
  });
  const items = (await Promise.all(written)).filter((item) => item !== null);
  const reports = await reportItems(db, { visitor, digest }, reading);
  const preferences = `${siteOrigin}${addressOf(locale, MAIL_PREFERENCES_PATH)}?key=${reader.mail_key}`;
  return items.length + reports.length === 0 ? null : alertLetter(locale, { reports, items }, preferences);
}

/** Each record once, as it last changed; without what saved reports brought. */
async function hitsOf(db: Kysely<DB>, visitor: string, digest: string): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    select * from (
      select distinct on (h.record_id) h.record_id as "recordId", h.edition, h.subject_id as "subjectId", h.query, h.at,
        (select v.fields ->> 'title' from version v where v.record_id = h.record_id
         order by v.locale <> 'en', v.number desc limit 1) as title,
        (select y.detail -> 'instead' from history y where y.record_id = h.record_id and y.action = 'unpublished'
         order by y.at desc limit 1) as instead
      from alert_hit h where h.visitor = ${visitor} and h.digest = ${digest}::bigint and h.kind <> 'report'
      order by h.record_id, h.at desc) as told
    order by at desc, "recordId" limit ${MOST_ITEMS}`.execute(db);
  return rows;
}

async function itemOf(hit: Hit, reading: Reading): Promise<AlertItem | null> {
  const { loaders, locale } = reading;
  const record = await loaders.record(hit.recordId, locale);
  const subject = hit.subjectId === null ? null : await loaders.record(hit.subjectId, locale);
  const about = subject ?? record;
  const because = hit.query ?? (about ? await titleInPlace(about, loaders) : hit.title) ?? '';
  if (!record) {
    if (hit.title === null) return null;
    const { record: id } = hit.instead ?? {};
    const instead = await replacement(id, reading);
    const rest = { headline: null, summary: null, reason: null };
    return { title: hit.title, link: null, what: 'gone', because, instead, ...rest };
  }
  const isWithdrawn = record.withdrawnAt !== null;
  const answer = await placedAnswer(record, reading);
  return {
    title: answer ? answer.title : await titleInPlace(record, loaders),
    lang: langOf(record.locale, locale),
    link: answer ? answer.url && reading.siteOrigin + answer.url : addressFor(record, reading),
    headline: answer && record.title,
    what: isWithdrawn ? 'withdrawn' : whatHappened(hit.edition),
    because,
    summary: isWithdrawn ? null : await readableSummary(record, reading),
    reason: record.withdrawnReason,
    instead: isWithdrawn ? await replacement(record.fields.supersededBy, reading) : null,
  };
}

/** That something in a room has changed, and nothing of what is in it; null where the reader is no longer in it. */
async function roomItem(
  db: Kysely<DB>,
  name: string,
  { viewer, siteOrigin, locale }: Reading,
): Promise<AlertItem | null> {
  const room = (await EnteredRoom.allOf(db, viewer)).find((one) => one.name === name);
  if (!room) return null;
  const { title } = room;
  const link = siteOrigin + addressOf(locale, roomPath(name));
  const rest = { headline: null, summary: null, reason: null, instead: null };
  return { title, link, what: 'changed', because: title, ...rest };
}

async function replacement(id: unknown, reading: Reading): Promise<AlertItem['instead']> {
  const record = typeof id === 'string' ? await reading.loaders.record(id, reading.locale) : null;
  const link = record && addressFor(record, reading);
  return record && link ? { title: record.title, link } : null;
}

function addressFor({ path, locale }: LiveRecord, { siteOrigin }: Reading): string | null {
  return path === null ? null : `${siteOrigin}${addressOf(locale, path)}`;
}
