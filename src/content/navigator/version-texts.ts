import DataLoader from 'dataloader';
import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';

/** One version of a record in a language. */
interface VersionKey {
  readonly recordId: string;
  readonly locale: Locale;
  readonly number: number;
}

/** What a version said, whoever may read it. */
export interface VersionTexts {
  readonly summary: string | null;
  /** Portable Text, links not yet resolved. */
  readonly body: unknown;
}

export type VersionTextLoader = DataLoader<VersionKey, VersionTexts | null, string>;

const keyOf = ({ recordId, locale, number }: VersionKey) => `${locale} ${number} ${recordId}`;

/** Texts of versions, also of earlier ones. */
export function versionTextLoader(db: Kysely<DB>): VersionTextLoader {
  return new DataLoader((keys) => load(db, keys), { cacheKeyFn: keyOf });
}

async function load(db: Kysely<DB>, keys: readonly VersionKey[]): Promise<(VersionTexts | null)[]> {
  const { rows } = await sql<VersionKey & VersionTexts>`
    select v.record_id as "recordId", v.locale, v.number, v.fields ->> 'summary' as summary, v.fields -> 'body' as body
    from unnest(${keys.map(({ recordId }) => recordId)}::text[], ${keys.map(({ locale }) => locale)}::text[],
      ${keys.map(({ number }) => number)}::int[]) as wanted (record_id, locale, number)
    join version v on v.record_id = wanted.record_id and v.locale = wanted.locale and v.number = wanted.number`.execute(
    db,
  );
  const found = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => found.get(keyOf(key)) ?? null);
}
