import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/tables.gen.ts';
import type { VersionKey } from './entry-proofs.ts';
import { leavesOf } from './leaves.ts';
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
  readonly versions: readonly VersionKey[];
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
  readonly chapterId: string | null;
  readonly topicId: string | null;
  readonly publishedAt: Date;
  /** The answer in a line as the report shows it, and the newest; null where it was taken down since. */
  readonly said: { readonly headline: string; readonly now: NewestVersion } | null;
}

interface NewestVersion {
  readonly number: number;
  readonly headline: string;
  readonly publishedAt: Date;
}

/** Most versions in one report: 50 jurisdictions × 20 topics, and some. */
const MOST_VERSIONS = 1_200;

/**
 * Gives a report its code. The same report made again has the code it had.
 *
 * @throws Error when a version is not in the log, or there are too many
 */
export async function recordReport(db: Kysely<DB>, report: MadeReport): Promise<string> {
  const { versions, serviceId, selection, heldOn, knownAt } = report;
  if (versions.length > MOST_VERSIONS) throw new Error(`A report shows ${MOST_VERSIONS} entries at most.`);
  const rows = await leavesOf(db, versions);
  if (rows.length !== versions.length) throw new Error('The report shows a version that is not in the log.');
  const code = reportCode({ serviceId, selection, heldOn, knownAt, leaves: rows.map(({ hash }) => hash) });
  await db
    .insertInto('navigator_report')
    .values({
      code,
      service_id: serviceId,
      selection,
      held_on: heldOn,
      known_at: knownAt,
      leaves: rows.map(({ position }) => position),
      log_size: await logSize(db),
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
  return code;
}

interface EntryRow extends VersionKey {
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
    select l.record_id as "recordId", l.locale, l.number, v.parent_id as "chapterId",
      source.fields ->> 'topic' as "topicId", v.fields ->> 'title' as headline, v.published_at as "publishedAt",
      case when live.number is not null then jsonb_build_object(
        'number', live.number, 'headline', live.title, 'publishedAt', live.published_at) end as now,
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
    left join live on live.record_id = l.record_id and live.locale = l.locale and live.withdrawn_at is null
    order by shown.nth`.execute(db);
  return {
    code,
    ...known,
    isIntact:
      rows.length === leaves.length &&
      reportCode({ ...known, leaves: rows.map(({ hash }) => hash) }) === code,
    entries: rows.map(({ headline, now, hash: _, ...entry }) => ({
      ...entry,
      said: now && { headline, now: { ...now, publishedAt: new Date(now.publishedAt) } },
    })),
  };
}
