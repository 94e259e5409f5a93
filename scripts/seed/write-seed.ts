import { sql } from 'kysely';
import { mergeFields } from '../../src/content/fields/merge-fields.ts';
import { announce } from '../../src/content/publish/announce.ts';
import { type LiveRow, liveRow } from '../../src/content/publish/live-row.ts';
import { type Db, inPublication, type Trx } from '../../src/content/publish/transaction.ts';
import { writeLiveRows } from '../../src/content/publish/write-live.ts';
import { pathIn } from '../../src/content/records/paths.ts';
import {
  countWordsLater,
  markReady,
  recountWords,
  settleAllMeanings,
  writeEntries,
} from '../../src/content/search/index/write-entries.ts';
import type { SeedRecord, SeedTranslation, SeedVersion } from './assemble.ts';
import type { Seed } from './check-seed.ts';

const actor = 'seed';
/** Rows in one statement: few enough that none gets too long, many enough that the way to the database is short. */
const batch = 250;

/** Writes checked content as `publish` would have, in one transaction. False when there is content already. */
export async function writeSeed(db: Db, seed: Seed): Promise<boolean> {
  return inPublication(db, async (trx) => {
    const first = await trx.selectFrom('record').select('id').limit(1).execute();
    if (first.length > 0) return false;
    await countWordsLater(trx);
    await writeRecords(trx, seed.records);
    const live: LiveRow[] = [];
    for (const records of batches(seed.records)) {
      await writeTranslations(trx, records);
      await writeVersions(trx, records);
      const rows = records.flatMap((record) => liveRows(record, seed));
      await writeLiveRows(trx, rows);
      live.push(...rows);
    }
    // Once all are there: records are found by each other's titles, and by what synonyms say.
    await writeEntries(trx, live);
    await settleAllMeanings(trx);
    await recountWords(trx);
    await markReady(trx);
    const locales = seed.records.flatMap((record) => translationsOf(record).map(({ locale }) => locale));
    await announce(trx, { recordIds: seed.records.map((record) => record.id), locales, hard: false });
    return true;
  });
}

/** In one statement: the database checks at its end that parents exist. */
async function writeRecords(trx: Trx, records: readonly SeedRecord[]): Promise<void> {
  const rows = records.map(({ id, type, parentId, position, source }) => ({
    id,
    type: type.name,
    parent_id: parentId,
    position,
    source_locale: source.locale,
    created_at: source.firstPublishedAt,
  }));
  await sql`
    insert into record (id, type, parent_id, position, source_locale, created_at)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      id text, type text, parent_id text, position integer, source_locale text, created_at timestamptz)`.execute(
    trx,
  );
}

async function writeTranslations(trx: Trx, records: readonly SeedRecord[]): Promise<void> {
  const rows = records.flatMap((record) =>
    translationsOf(record).map((translation) => {
      const { slug, fields, sourceNumber, at } = lastOf(translation);
      const { locale } = translation;
      return { record_id: record.id, locale, slug, fields, source_number: sourceNumber, changed_at: at };
    }),
  );
  await sql`
    insert into translation (record_id, locale, slug, fields, state, source_number, changed_at, changed_by)
    select record_id, locale, slug, fields, 'published', source_number, changed_at, ${actor}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      record_id text, locale text, slug text, fields jsonb, source_number integer, changed_at timestamptz)`.execute(
    trx,
  );
}

async function writeVersions(trx: Trx, records: readonly SeedRecord[]): Promise<void> {
  const rows = records.flatMap((record) =>
    translationsOf(record).flatMap(({ locale, versions }) =>
      versions.map(({ sourceNumber, at, file, ...version }) => ({
        ...version,
        record_id: record.id,
        locale,
        parent_id: record.parentId,
        position: record.position,
        source_number: sourceNumber,
        published_at: at,
      })),
    ),
  );
  await sql`
    with written as (
      insert into version (record_id, locale, number, slug, parent_id, position, fields, source_number, change, note,
        published_at, published_by)
      select *, ${actor} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
        record_id text, locale text, number integer, slug text, parent_id text, position integer, fields jsonb,
        source_number integer, change text, note text, published_at timestamptz)
      returning *
    )
    insert into history (record_id, locale, action, actor, detail, at)
    select record_id, locale, 'published', published_by,
      jsonb_build_object('number', number, 'change', change, 'note', note), published_at
    from written order by published_at`.execute(trx);
}

function liveRows(record: SeedRecord, { tree }: Seed): LiveRow[] {
  const { id, type, parentId, position, source } = record;
  const shared = lastOf(source).fields;
  return translationsOf(record).map((translation) => {
    const { locale, firstPublishedAt } = translation;
    const { number, sourceNumber, slug, fields, at } = lastOf(translation);
    return liveRow({
      recordId: id,
      locale,
      type,
      parentId,
      position,
      number,
      sourceNumber,
      slug,
      path: pathIn(tree, id, locale),
      fields: translation === source ? fields : mergeFields(type.fields, shared, fields),
      firstPublishedAt,
      publishedAt: at,
    });
  });
}

function translationsOf({ source, translations }: SeedRecord): SeedTranslation[] {
  return [source, ...translations];
}

function lastOf({ versions }: SeedTranslation): SeedVersion {
  return versions[versions.length - 1] as SeedVersion;
}

function batches<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / batch) }, (_, i) =>
    items.slice(i * batch, (i + 1) * batch),
  );
}
