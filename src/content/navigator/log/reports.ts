import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/tables.gen.ts';
import type { VersionKey } from './entry-proofs.ts';
import { leavesOf, placesOf, type ShownVersion } from './leaves.ts';
import { logSize } from './log-reader.ts';
import { reportCode } from './report-code.ts';

/** A report that is being made. */
export interface MadeReport {
  readonly serviceId: string;
  /** What was chosen, as it stands in the address; without the two times. */
  readonly selection: string;
  readonly heldOn: string;
  /** Null: what the site says now. */
  readonly knownAt: Date | null;
  /** The versions that it shows, in its order. */
  readonly versions: readonly ShownVersion[];
}

/** A report that was made, and what became of what it shows. */
export interface KnownReport {
  readonly code: string;
  readonly serviceId: string;
  readonly selection: string;
  readonly heldOn: string;
  readonly knownAt: Date | null;
  readonly madeAt: Date;
  /** Leaves of the log when it was made. */
  readonly logSize: number;
  /** Whether what it shows is, to the byte, what was published and signed. */
  readonly isIntact: boolean;
  readonly entries: readonly ReportEntry[];
}

/** An entry as the report shows it, and as it is now. */
export interface ReportEntry extends VersionKey {
  /** Of a translation: the version in the source language whose status and dates it was shown with. */
  readonly basis: number | null;
  readonly chapterId: string | null;
  readonly topicId: string | null;
  readonly publishedAt: Date;
  /** The answer in a line as the report shows it, and the newest; null where it was taken down since. */
  readonly said: { readonly headline: string; readonly now: NewestVersion } | null;
}

interface NewestVersion {
  readonly number: number;
  /** The newest version in the source language. */
  readonly basis: number;
  readonly headline: string;
  readonly publishedAt: Date;
}

/** Whether anything of an entry is another now: its words, or of a translation status, dates or figures. */
export function isSuperseded({ number, basis, said }: ReportEntry): boolean {
  return said === null || said.now.number !== number || (basis !== null && said.now.basis !== basis);
}

/** Most versions in one report: 50 jurisdictions × 20 topics, of each a translation and its source, and some. */
const MOST_VERSIONS = 2_400;

/**
 * Gives a report its code. The same report made again has the code it had.
 *
 * @throws Error when a version is not in the log, or there are too many
 */
export async function recordReport(db: Kysely<DB>, report: MadeReport): Promise<string> {
  const { versions, serviceId, selection, heldOn, knownAt } = report;
  if (versions.length > MOST_VERSIONS) throw new Error(`A report shows ${MOST_VERSIONS} entries at most.`);
  const leaves = await leavesOf(db, versions, knownAt);
  if (leaves.length !== versions.length)
    throw new Error('The report shows a version that is not in the log.');
  const places = placesOf(leaves);
  const hashes = places.map(({ hash }) => hash);
  const code = reportCode({ serviceId, selection, heldOn, knownAt, leaves: hashes });
  await db
    .insertInto('navigator_report')
    .values({
      code,
      service_id: serviceId,
      selection,
      held_on: heldOn,
      known_at: knownAt,
      leaves: places.map(({ position }) => position),
      log_size: await logSize(db),
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
  return code;
}

interface EntryRow extends VersionKey {
  readonly sourceLocale: string;
  readonly chapterId: string | null;
  readonly topicId: string | null;
  readonly headline: string;
  readonly publishedAt: Date;
  readonly now: (Omit<NewestVersion, 'publishedAt'> & { readonly publishedAt: string }) | null;
  readonly hash: Buffer;
}

/** The report of a code; null when no report has it. */
export async function readReport(db: Kysely<DB>, code: string): Promise<KnownReport | null> {
  const report = await db
    .selectFrom('navigator_report')
    .select([
      'service_id as serviceId',
      'selection',
      sql<string>`held_on::text`.as('heldOn'),
      'known_at as knownAt',
      'made_at as madeAt',
      'log_size as logSize',
      'leaves',
    ])
    .where('code', '=', code)
    .executeTakeFirst();
  if (!report) return null;
  const { leaves, ...known } = report;
  const { rows } = await sql<EntryRow>`
    select l.record_id as "recordId", l.locale, l.number, r.source_locale as "sourceLocale", v.parent_id as "chapterId",
      source.fields ->> 'topic' as "topicId", v.fields ->> 'title' as headline, v.published_at as "publishedAt",
      case when live.number is not null then jsonb_build_object(
        'number', live.number, 'basis', newest.number, 'headline', live.title,
        'publishedAt', greatest(live.published_at, newest.published_at)) end as now,
      navigator_leaf_hash(v.record_id, v.locale, v.number, v.published_at,
        sha256(l.open_salt || convert_to(navigator_open_part(v.fields, v.parent_id, v.change, v.note), 'UTF8')),
        sha256(l.closed_salt || convert_to(navigator_closed_part(v.fields), 'UTF8'))) as hash
    from unnest(${leaves}::bigint[]) with ordinality as shown (position, nth)
    join navigator_leaf l using (position)
    join version v using (record_id, locale, number)
    join record r on r.id = l.record_id
    left join lateral (
      select fields from version s where s.record_id = r.id and s.locale = r.source_locale
        and s.number = coalesce(v.source_number, v.number)
    ) source on true
    join lateral (
      select s.number, s.published_at from version s where s.record_id = r.id and s.locale = r.source_locale
      order by s.number desc limit 1
    ) newest on true
    left join live on live.record_id = l.record_id and live.locale = l.locale and live.withdrawn_at is null
    order by shown.nth`.execute(db);
  return {
    code,
    ...known,
    isIntact:
      rows.length === leaves.length &&
      reportCode({ ...known, leaves: rows.map(({ hash }) => hash) }) === code,
    entries: rows.flatMap((row, at) => (isBasis(row, rows[at - 1]) ? [] : [entryOf(row, rows[at + 1])])),
  };
}

/** Whether a row is what the row before it, a translation, was shown with. */
function isBasis(row: EntryRow, before: EntryRow | undefined): boolean {
  return row.recordId === before?.recordId && before.locale !== before.sourceLocale;
}

function entryOf(row: EntryRow, next: EntryRow | undefined): ReportEntry {
  const { headline, now, hash: _, sourceLocale: __, ...entry } = row;
  return {
    ...entry,
    basis: next && isBasis(next, row) ? next.number : null,
    said: now && { headline, now: { ...now, publishedAt: new Date(now.publishedAt) } },
  };
}
