import { type Kysely, sql } from 'kysely';
import { readableSummary } from '../../content/access/gates.ts';
import type { Viewer } from '../../content/context.ts';
import { shownIn } from '../../content/records/live-record.ts';
import { recordLoaders } from '../../content/records/loaders.ts';
import type { Locale, SiteLocale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { addressOf } from '../../routing/address.ts';
import { NEWSLETTERS_PATH } from '../../routing/newsletters-path.ts';
import { publishedFor } from './assemble-issue.ts';

/** A newsletter whose issues can be read. */
export interface Newsletter {
  readonly id: string;
  /** The English one, in its address. */
  readonly slug: string;
  readonly title: string;
  readonly summary: string | null;
  readonly locale: Locale;
}

/** Something that an issue tells of, as it is on the site now. */
export interface IssueItem {
  readonly id: string;
  readonly title: string;
  readonly locale: Locale;
  /** With its language, without the site's origin. */
  readonly path: string;
  readonly summary: string | null;
}

/** An issue in one language. */
export interface Issue {
  readonly number: number;
  /** What an editor wrote in this language. */
  readonly title: string | null;
  readonly intro: string | null;
  /** The day on which it was sent, or is to be; null: a draft. */
  readonly day: string | null;
  readonly state: 'draft' | 'scheduled' | 'sent';
  readonly items: readonly IssueItem[];
}

/** Newsletters are the same for all: they hold what is open. */
const anybody: Viewer = { id: null, permissions: new Set() };
/** As many of the newest stand in a sample. */
const SAMPLED = 6;
const YEAR = 366 * 86_400_000;

/** A newsletter by its English slug or its id. */
export async function findNewsletter(
  db: Kysely<DB>,
  name: string,
  requestedLocale: Locale,
): Promise<Newsletter | null> {
  const { rows } = await sql<Newsletter>`
    select l.record_id as id, e.slug, l.title, l.summary, l.locale
    from live e join live l on l.record_id = e.record_id
    where e.type = 'newsletter' and e.locale = 'en' and (e.slug = ${name} or e.record_id = ${name})
      and e.withdrawn_at is null and ${shownIn(requestedLocale)}`.execute(db);
  return rows[0] ?? null;
}

/** The address of an issue with its language, without the site's origin. */
export function issueAddress(locale: SiteLocale, slug: string, number: number | 'sample'): string {
  return addressOf(locale, `${NEWSLETTERS_PATH}/${slug}/${number}`);
}

/** The issue of a newsletter with a number, sent or not; null: there is none. */
export async function readIssue(
  db: Kysely<DB>,
  newsletter: string,
  number: number,
  locale: SiteLocale,
): Promise<Issue | null> {
  const row = await db
    .selectFrom('newsletter_issue')
    .select(['number', 'state', 'texts', 'record_ids'])
    .select(sql<string | null>`coalesce(send_on, sent_at::date)::text`.as('day'))
    .where('record_id', '=', newsletter)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) return null;
  const texts = (row.texts as Partial<Record<SiteLocale, { title?: string; intro?: string }>>)[locale];
  return {
    number: row.number,
    title: texts?.title ?? null,
    intro: texts?.intro ?? null,
    day: row.day,
    state: row.state as Issue['state'],
    items: await itemsOf(db, row.record_ids, locale),
  };
}

/** What was sent of a newsletter, the last one first: what has nothing in it was sent to nobody. */
export async function sentIssues(
  db: Kysely<DB>,
  newsletter: string,
  locale: SiteLocale,
): Promise<{ readonly number: number; readonly title: string | null; readonly day: string }[]> {
  const { rows } = await sql<{ number: number; title: string | null; day: string }>`
    select number, texts -> ${locale} ->> 'title' as title, coalesce(send_on, sent_at::date)::text as day
    from newsletter_issue
    where record_id = ${newsletter} and state = 'sent' and (record_ids <> '{}' or texts <> '{}')
    order by number desc limit 200`.execute(db);
  return rows;
}

/** What an issue would hold: the newest on the topics of the newsletter. */
export async function sampleItems(
  db: Kysely<DB>,
  newsletter: string,
  locale: SiteLocale,
  now: Date,
): Promise<IssueItem[]> {
  const window = { since: new Date(now.getTime() - YEAR), until: now };
  const { rows } = await sql<{ id: string }>`
    select record_id as id from (${publishedFor(newsletter, window)}) told limit ${SAMPLED}`.execute(db);
  return itemsOf(
    db,
    rows.map(({ id }) => id),
    locale,
  );
}

/** What is still on the site and holds. */
async function itemsOf(db: Kysely<DB>, ids: readonly string[], locale: SiteLocale): Promise<IssueItem[]> {
  const loaders = recordLoaders(db, new Set());
  const records = await Promise.all(ids.map((id) => loaders.record(id, locale)));
  const items = await Promise.all(
    records.map(async (record) =>
      record && record.path !== null && record.withdrawnAt === null
        ? {
            id: record.id,
            title: record.title,
            locale: record.locale,
            path: addressOf(record.locale, record.path),
            summary: await readableSummary(record, { viewer: anybody, loaders }),
          }
        : null,
    ),
  );
  return items.filter((item) => item !== null);
}
