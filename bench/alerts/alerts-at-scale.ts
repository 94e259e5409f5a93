import { matchNextChange } from '../../src/account/digests/match-changes.ts';
import { queueDigests } from '../../src/account/digests/queue-digests.ts';
import { createRecord } from '../../src/content/publish/create-record.ts';
import { publish } from '../../src/content/publish/publish.ts';
import type { Database } from '../../src/platform/db/connect.ts';
import { atEachSize } from '../navigator/at-each-size.ts';
import { table } from '../table.ts';

/** What it costs to tell followers of a publication. */
interface AlertCosts {
  readonly follows: number;
  /** Of the publication's topic, each to be told at once. */
  readonly followers: number;
  /** Seconds until all of them are found. */
  readonly matching: number;
  /** Seconds until a mail to each is in the outbox. */
  readonly queueing: number;
  /** Of follows, with their indexes. */
  readonly megabytes: number;
}

/** Of each reader: what is published, a search, and others. */
const FOLLOWS_EACH = 10;
const TOPICS = 400;
const SEARCHES = 2_000;
const actor = 'bench';

/** Publishes to so many followers of one topic, who follow nine things more each, and measures until every mail is queued. */
export function alertsAtScale(followers: readonly number[]): Promise<AlertCosts[]> {
  return atEachSize(followers, 'alerts', 300_000, costsOf);
}

async function costsOf({ pool, kysely }: Database, followers: number): Promise<AlertCosts> {
  for (let n = 0; n < TOPICS; n += 1) await published(kysely, 'topic', `topic-${n}`, { title: `Topic ${n}` });
  await pool.query(`
    insert into visitor (id, mail_locale)
    select 'auth0|' || left(md5(n::text), 24), case n % 10 when 8 then 'fr-fr' when 9 then 'zh-cn' else 'en' end
    from generate_series(1, ${followers}) n`);
  await pool.query(`
    insert into visitor_profile (visitor, email, email_verified, time_zone)
    select id, replace(id, '|', '.') || '@example.com', true, 'Europe/Paris' from visitor`);
  await pool.query(`
    insert into alert (visitor, kind, record_id, query, frequency, created_at)
    select v.id, case k when 1 then 'search' else 'topic' end,
      case k when 1 then null when 0 then 'topic-0' else 'topic-' || 1 + (n + k * 41) % ${TOPICS - 1} end,
      case k when 1 then 'clause ' || n % ${SEARCHES} end,
      case k when 0 then 'immediate' when 1 then 'immediate' else 'weekly' end, now() - interval '1 day'
    from (select id, row_number() over (order by id) as n from visitor) v, generate_series(0, ${FOLLOWS_EACH - 1}) k`);
  await pool.query('update alert_change set matched_at = now()');
  // Searches have their words since they were saved.
  await matchNextChange(kysely);
  await pool.query('vacuum analyze');
  await published(kysely, 'publication', 'news', {
    title: 'A clause 7 that many wait for',
    kind: 'guide',
    publishedOn: '2026-11-20',
    standing: 'current',
    access: 'open',
    topics: ['topic-0'],
  });
  const matching = await seconds(async () => {
    while (await matchNextChange(kysely));
  });
  const queueing = await seconds(async () => {
    while ((await queueDigests(kysely, 'https://bench.example')) > 0);
  });
  const { rows } = await pool.query<{ mails: number; bytes: number; follows: number }>(`
    select (select count(*)::int from mail) as mails, pg_total_relation_size('alert') as bytes,
      (select count(*)::int from alert) as follows`);
  const { mails = 0, bytes = 0, follows = 0 } = rows[0] ?? {};
  if (mails !== followers) throw new Error(`${mails} mails are queued for ${followers} followers`);
  return { follows, followers, matching, queueing, megabytes: Number(bytes) / 1e6 };
}

async function published(
  db: Database['kysely'],
  type: 'topic' | 'publication',
  id: string,
  fields: object,
): Promise<void> {
  await createRecord(db, { type, id, slug: id, fields: { ...fields }, actor });
  await publish(db, { recordId: id, locale: 'en', actor, change: 'major', note: null });
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

export const alertsHeading = '## Alerts';

/** The chapter of the report. */
export function alertsChapter(costs: readonly AlertCosts[]): string {
  return `${alertsHeading}

Written by \`npm run bench alerts\`. One publication on a topic that so many readers follow at once; each follows nine
things more, one of them a search. From the publication's commit until a mail to each of them is in the outbox: with
100,000 followers it is to take 20 s, and a million follows are to take 300 MB of table and index.

${table(
  ['follows', 'followers told', 'found, s', 'queued, s', 'both, s', 'MB of table and index'],
  costs.map(({ follows, followers, matching, queueing, megabytes }) => [
    follows.toLocaleString('en-GB'),
    followers.toLocaleString('en-GB'),
    matching.toFixed(1),
    queueing.toFixed(1),
    (matching + queueing).toFixed(1),
    megabytes.toFixed(0),
  ]),
)}
`;
}
