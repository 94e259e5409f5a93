import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { contentTypeNames } from '../content/types/index.ts';
import { isLocale, type Locale } from '../i18n/locales.ts';
import { areaIds } from '../pages/site-map/areas.ts';
import { answerFromCache } from '../platform/cache/cached-answer.ts';
import { aWeek } from '../platform/cache/clock.ts';
import type { PageCache } from '../platform/cache/page-cache.ts';
import type { DB } from '../platform/db/tables.gen.ts';
import { WaitingRoom } from '../platform/http/waiting-room.ts';
import { addressOf } from '../routing/address.ts';
import { alternatesOf } from '../routing/alternates.ts';
import { routeNamed, routes } from '../routing/routes.ts';
import { unlistedAreas } from './robots.ts';

interface SitemapOptions {
  readonly db: Kysely<DB>;
  readonly siteOrigin: string;
  /** Told of publications. */
  readonly cache: PageCache;
  /** Most addresses in one file; default 5,000, some 2 MB. The protocol limits them to 50,000 (sitemaps.org). */
  readonly perFile?: number;
  /** Most files that are written at the same time, while ten times as many wait; default 2. */
  readonly mostAtOnce?: number;
}

interface Row {
  readonly path: string;
  readonly published_at: Date;
  /** The languages that the record is live in, each with its path. */
  readonly translations: { locale: Locale; path: string }[];
}

const rowsAtOnce = 1_000;
const xml = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Any record may come to have a page, or to have none. */
const tags = new Set(contentTypeNames.map((name) => `type:${name}`));

/**
 * `/sitemap.xml`, an index of `/sitemaps/{locale}.xml` and, for many pages, `/sitemaps/{locale}-2.xml` and so on.
 * Each lists the pages of one language with the languages that they exist in. They are written when they are first
 * asked for after a publication.
 */
export function registerSitemap(
  app: FastifyInstance,
  { db, siteOrigin, cache, perFile = 5_000, mostAtOnce = 2 }: SitemapOptions,
): void {
  const headers = {
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-type': 'application/xml; charset=utf-8',
  };
  const writing = new WaitingRoom({ places: mostAtOnce, queue: 10 * mostAtOnce });

  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    write: () => Promise<string | null>,
  ) => {
    const make = async () => {
      const done = await writing.take();
      const body = await write().finally(done);
      return body === null ? null : { headers, body, tags, maxAge: aWeek };
    };
    return answerFromCache(request, reply, { cache, key, make });
  };

  app.get('/sitemap.xml', (request, reply) =>
    answer(request, reply, '/sitemap.xml', () => index(db, siteOrigin, perFile)),
  );

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const { file: name } = request.params;
    const [, locale = '', number = '1'] =
      /^([a-z]{2}(?:-[a-z]{2})?)(?:-([1-9]\d{0,3}))?\.xml$/.exec(name) ?? [];
    if (!isLocale(locale) || (number === '1' && name !== `${locale}.xml`)) return reply.callNotFound();
    return answer(request, reply, `/sitemaps/${name}`, () =>
      file(db, { siteOrigin, locale, skip: (Number(number) - 1) * perFile, most: perFile }),
    );
  });
}

async function index(db: Kysely<DB>, siteOrigin: string, perFile: number): Promise<string> {
  const { rows } = await sql<{ locale: string; pages: number; changed: Date }>`
    select locale, count(*) as pages, max(published_at) as changed
    from ${listed} group by locale order by locale`.execute(db);
  const files = rows.flatMap(({ locale, pages, changed }) =>
    Array.from({ length: Math.ceil(pages / perFile) }, (_, at) => {
      const name = at === 0 ? locale : `${locale}-${at + 1}`;
      return `<sitemap><loc>${siteOrigin}/sitemaps/${name}.xml</loc><lastmod>${changed.toISOString()}</lastmod></sitemap>\n`;
    }),
  );
  return `${xml}<sitemapindex ${namespace}>\n${files.join('')}</sitemapindex>\n`;
}

/**
 * What shows a record a second time: rows of the route table, below its own address (`/status-table`), and the areas of
 * the site map, which have an address each.
 */
const suffixed = [
  ...routes.flatMap(({ shows }) =>
    shows.by === 'path' && shows.suffix ? shows.types.map((type) => ({ type, suffix: shows.suffix })) : [],
  ),
  ...areaIds.map((id) => ({ type: 'section', page: routeNamed('site-map').pattern, suffix: `?area=${id}` })),
];

/**
 * Pages that search engines may list: every record that is live with a page of its own, not withdrawn, not in an area
 * kept out, and then the pages below such a page that show it again.
 */
const listed = sql`(
    select record_id, locale, path, '' as suffix, published_at from live where ${isListed()}
    union all
    select record_id, locale, path || suffix, suffix, published_at
    from live join jsonb_to_recordset(${JSON.stringify(suffixed)}::jsonb) as again(type text, page text, suffix text) using (type)
    where ${isListed()} and path = coalesce(page, path)
  ) as listed`;

function isListed() {
  return sql<boolean>`path is not null and withdrawn_at is null
    and split_part(path, '/', 2) <> all(${sql.val(unlistedAreas)})`;
}

async function firstPath(db: Kysely<DB>, locale: Locale, offset: number): Promise<string | undefined> {
  const { rows } = await sql<{ path: string }>`
    select path from ${listed} where locale = ${locale} order by path offset ${offset} limit 1`.execute(db);
  return rows[0]?.path;
}

interface Part {
  readonly siteOrigin: string;
  readonly locale: Locale;
  /** Pages of the language that stand in the files before. */
  readonly skip: number;
  readonly most: number;
}

/** Null when no page is left for it. */
async function file(db: Kysely<DB>, { siteOrigin, locale, skip, most }: Part): Promise<string | null> {
  const start = await firstPath(db, locale, skip);
  if (start === undefined) return null;
  const lines = [`${xml}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`];
  let left = most;
  for (let rows = await page(db, locale, start, true, left); rows.length > 0; ) {
    lines.push(...rows.map((row) => entry(siteOrigin, locale, row)));
    left -= rows.length;
    const last = rows.at(-1)?.path ?? '';
    rows = left > 0 && rows.length === rowsAtOnce ? await page(db, locale, last, false, left) : [];
  }
  lines.push('</urlset>\n');
  return lines.join('');
}

/** The next pages in the order of their paths: each statement is short, however many pages there are. */
async function page(
  db: Kysely<DB>,
  locale: Locale,
  from: string,
  inclusive: boolean,
  most: number,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select path, published_at, (
      select json_agg(json_build_object('locale', other.locale, 'path', other.path || suffix))
      from live other
      where other.record_id = listed.record_id and other.path is not null and other.withdrawn_at is null
    ) as translations
    from ${listed}
    where locale = ${locale} and path ${inclusive ? sql`>=` : sql`>`} ${from}
    order by path limit ${Math.min(rowsAtOnce, most)}`.execute(db);
  return rows;
}

function entry(siteOrigin: string, locale: Locale, { path, published_at, translations }: Row): string {
  const links = alternatesOf(
    translations.map((one) => ({ locale: one.locale, url: addressOf(one.locale, one.path) })),
  ).map(
    ({ hreflang, url }) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(siteOrigin + url)}"/>`,
  );
  const location = escapeXml(siteOrigin + addressOf(locale, path));
  return `<url><loc>${location}</loc><lastmod>${published_at.toISOString()}</lastmod>${links.join('')}</url>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
