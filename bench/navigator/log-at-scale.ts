import { checkLog } from '../../src/content/navigator/log/check-log.ts';
import { signedCheckpoint } from '../../src/content/navigator/log/checkpoint.ts';
import { entryProofs } from '../../src/content/navigator/log/entry-proofs.ts';
import type { Database } from '../../src/platform/db/connect.ts';
import { table } from '../table.ts';
import { atEachSize } from './at-each-size.ts';

/** What the log costs with so many versions. Times in milliseconds. */
interface LogCosts {
  readonly versions: number;
  /** All leaves and nodes from nothing. */
  readonly building: number;
  /** One version more, with its leaf and the nodes that it completes; medians. */
  readonly adding: number;
  readonly checkpoint: number;
  readonly proof: number;
  /** Proofs of 384 versions at once: a report of 32 jurisdictions and 12 topics. */
  readonly report: number;
  /** All of it computed anew and compared. */
  readonly checking: number;
  readonly megabytes: number;
}

const TRIES = 51;
const identity = { origin: 'bench.example/navigator', isDemonstration: true };

/** Builds logs of each size in a database of its own, and measures what is done with them, one thing after the other. */
export function logAtScale(sizes: readonly number[]): Promise<LogCosts[]> {
  return atEachSize(sizes, 'log', 300_000, costsOf);
}

async function costsOf({ pool, kysely }: Database, versions: number): Promise<LogCosts> {
  for (const each of ['version', 'live']) await pool.query(`alter table ${each} disable trigger user`);
  await pool.query(`
    insert into record (id, type, source_locale)
    select 'entry-' || n, 'navigatorCell', 'en' from generate_series(0, ${versions / 10 - 1}) n`);
  await pool.query(`
    insert into version (record_id, locale, number, slug, fields, change, published_at, published_by)
    select 'entry-' || n / 10, 'en', n % 10 + 1, 'entry', jsonb_build_object(
      'title', 'Within 72 hours of learning of it, version ' || n, 'topic', 'topic-' || n % 12,
      'legalStatus', 'in-force', 'summary', repeat('A notification is due to the authority. ', 6)), 'minor',
      timestamptz '2020-01-01' + n * interval '1 minute', 'bench'
    from generate_series(0, ${versions - 1}) n`);
  await pool.query(`
    insert into live (record_id, locale, type, position, number, slug, title, fields, first_published_at, published_at,
      search_text, search_brief)
    select record_id, locale, 'navigatorCell', 0, number, slug, fields ->> 'title', '{}', published_at, published_at,
      '', '' from version where number = 10`);
  for (const each of ['version', 'live']) await pool.query(`alter table ${each} enable trigger user`);
  await pool.query('analyze');
  const building = await timed(() =>
    pool
      .query(`
      with placed as (
        insert into navigator_leaf (position, record_id, locale, number, open_salt, closed_salt)
        select row_number() over (order by published_at, record_id, locale, number) - 1, record_id, locale, number,
          uuid_send(gen_random_uuid()), uuid_send(gen_random_uuid()) from version)
      select`)
      .then(() => pool.query('select hash_navigator_leaves(0)')),
  );
  await pool.query('vacuum analyze navigator_node, navigator_leaf');
  const any = (n: number) => ({
    recordId: `entry-${(n * 7_919) % (versions / 10)}`,
    locale: 'en' as const,
    number: (n % 10) + 1,
  });
  const checkpoint = await timed(() => signedCheckpoint(kysely, identity));
  const proof = await median((n) => entryProofs(kysely, [any(n)], versions));
  const shown = Array.from({ length: 384 }, (_, n) => any(n));
  const report = await median(() => entryProofs(kysely, shown, versions));
  const adding = await median((n) =>
    pool.query(`
      insert into version (record_id, locale, number, slug, fields, change, published_by)
      values ('entry-${n}', 'en', 11, 'entry', '{"title": "One more"}', 'minor', 'bench')`),
  );
  const checking = await timed(() => checkLog(kysely));
  const { rows } = await pool.query<{ bytes: number }>(`
    select pg_total_relation_size('navigator_leaf') + pg_total_relation_size('navigator_node') as bytes`);
  const megabytes = (rows[0]?.bytes ?? 0) / 1e6;
  return { versions, building, adding, checkpoint, proof, report, checking, megabytes };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function median(work: (n: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < TRIES; n += 1) times.push(await timed(() => work(n)));
  return times.sort((a, b) => a - b)[Math.floor(TRIES / 2)] ?? 0;
}

/** The chapter of the report. */
export function logChapter(costs: readonly LogCosts[]): string {
  const ms = (value: number) => (value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en-GB'));
  return `## The log of the navigator

A Merkle tree over so many published versions, in the database; milliseconds, medians of ${TRIES} where it is done more than
once. With a million versions it is to be built within 60 s, and a proof is to take 5 ms at most.

${table(
  ['versions', 'build all', 'add one', 'sign its root', 'a proof', '384 proofs', 'check all', 'MB'],
  costs.map(({ versions, building, adding, checkpoint, proof, report, checking, megabytes }) => [
    versions.toLocaleString('en-GB'),
    ...[building, adding, checkpoint, proof, report, checking].map(ms),
    megabytes.toFixed(0),
  ]),
)}
`;
}
