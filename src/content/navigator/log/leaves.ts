import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/tables.gen.ts';
import type { VersionKey } from './entry-proofs.ts';

/** Where in the log a version stands, and its hash. */
export interface Place<Hash = Buffer> {
  readonly position: number;
  readonly hash: Hash;
}

/** A version as somebody is shown it. */
export interface ShownVersion extends VersionKey {
  /**
   * Of a translation: the version in the source language that it is shown with. Status, dates and figures are that
   * one's, so that a translation's leaf alone proves its words and nothing else. Left out: the newest.
   */
  readonly basis?: Basis | null;
}

type Basis = Pick<VersionKey, 'locale' | 'number'>;

export interface Leaf extends Place {
  /** Null where the version is in the source language. */
  readonly basis: (Basis & Place) | null;
}

/**
 * The leaves of versions, in the order asked for; without those that are not in the log.
 *
 * @param known when they were shown; null: now
 */
export async function leavesOf(
  db: Kysely<DB>,
  versions: readonly ShownVersion[],
  known: Date | null = null,
): Promise<Leaf[]> {
  const { rows } = await sql<Place & { basis: (Basis & { position: number; hash: string }) | null }>`
    select l.position, n.hash,
      case when below.number is not null then jsonb_build_object('locale', below.locale, 'number', below.number,
        'position', below.position, 'hash', encode(below.hash, 'hex')) end as basis
    from unnest(
      ${versions.map(({ recordId }) => recordId)}::text[], ${versions.map(({ locale }) => locale)}::text[],
      ${versions.map(({ number }) => number)}::integer[],
      ${versions.map(({ basis }) => basis?.number ?? null)}::integer[]
    ) with ordinality as shown (record_id, locale, number, basis, nth)
    join record r on r.id = shown.record_id
    join navigator_leaf l on l.record_id = r.id and l.locale = shown.locale and l.number = shown.number
    join navigator_node n on n.level = 0 and n.position = l.position
    left join lateral (
      select v.locale, v.number, bl.position, bn.hash from version v
      join navigator_leaf bl on bl.record_id = v.record_id and bl.locale = v.locale and bl.number = v.number
      join navigator_node bn on bn.level = 0 and bn.position = bl.position
      where v.record_id = r.id and v.locale = r.source_locale and v.locale <> shown.locale
        and (v.number = shown.basis
          or (shown.basis is null and v.published_at <= coalesce(${known}::timestamptz, 'infinity')))
      order by v.number desc limit 1
    ) below on true
    order by shown.nth`.execute(db);
  return rows.map(({ basis, ...own }) => ({
    ...own,
    basis: basis && { ...basis, hash: Buffer.from(basis.hash, 'hex') },
  }));
}

/** The places of leaves in the order in which a report is known by them: each translation's, then its basis's. */
export function placesOf<Hash>(
  leaves: readonly (Place<Hash> & { readonly basis: Place<Hash> | null })[],
): Place<Hash>[] {
  return leaves.flatMap((own) => (own.basis ? [own, own.basis] : [own]));
}

/** The newest signed root that has all leaves up to a place; null while none that was signed has. */
export async function checkpointWith(db: Kysely<DB>, position: number): Promise<string | null> {
  const row = await db
    .selectFrom('navigator_checkpoint')
    .select('note')
    .where('size', '>', position)
    .orderBy('signed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.note ?? null;
}
