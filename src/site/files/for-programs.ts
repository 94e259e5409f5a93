import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { ContentTypeName } from '../../content/types/index.ts';
import { isLocale, isSiteLocale, type SiteLocale, siteLocales } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { answerFromCache } from '../../platform/cache/cached-answer.ts';
import { aWeek } from '../../platform/cache/clock.ts';
import type { PageCache } from '../../platform/cache/page-cache.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { htmlText } from '../../platform/http/xml-text.ts';
import { firm, firmShortName } from '../../platform/settings/firm.ts';
import { addressOf, linkTo } from '../../routing/links.ts';
import { unlistedAreas } from '../robots.ts';

interface Options {
  readonly db: Kysely<DB>;
  readonly siteOrigin: string;
  /** Told of publications. */
  readonly cache: PageCache;
}

/** Records that `/llms.txt` leads to: from these every other is reached. */
const listed = [
  ['Areas of the site', 'section'],
  ['Services', 'service'],
  ['Sectors', 'sector'],
  ['Navigator: law by topic and jurisdiction', 'navigatorService'],
  ['Offices', 'office'],
] as const satisfies readonly (readonly [string, ContentTypeName])[];

/**
 * What programs that read or search for people are told: `/opensearch/{locale}.xml` (OpenSearch 1.1), by which browsers
 * search this site, and `/llms.txt` (llmstxt.org), by which assistants find the texts of its records.
 */
export function registerForPrograms(app: FastifyInstance, { db, siteOrigin, cache }: Options): void {
  app.get<{ Params: { file: string } }>('/opensearch/:file', async (request, reply) => {
    const [, locale = ''] = /^(.+)\.xml$/.exec(request.params.file) ?? [];
    if (!isLocale(locale) || !isSiteLocale(locale)) return reply.callNotFound();
    return reply
      .headers({ 'cache-control': 'public, max-age=3600' })
      .type('application/opensearchdescription+xml; charset=utf-8')
      .send(searchDescription(locale, siteOrigin));
  });

  app.get('/llms.txt', (request, reply) => {
    const make = async () => ({
      headers: {
        'cache-control': 'public, max-age=0, must-revalidate',
        'content-type': 'text/plain; charset=utf-8',
      },
      body: await guide(db, siteOrigin),
      tags: new Set(listed.map(([, type]) => `type:${type}`)),
      maxAge: aWeek,
    });
    return answerFromCache(request, reply, { cache, key: '/llms.txt', make });
  });
}

function searchDescription(locale: SiteLocale, siteOrigin: string): string {
  const { search } = messagesFor(locale);
  const address = `${siteOrigin}${linkTo('search', {}, locale)}?q={searchTerms}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${htmlText([...firmShortName(locale)].slice(0, 16).join(''))}</ShortName>
<Description>${htmlText(search.label)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>${locale}</Language>
<Image width="16" height="16" type="image/svg+xml">${siteOrigin}/icon.svg</Image>
<Url type="text/html" template="${htmlText(address)}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${siteOrigin}/opensearch/${locale}.xml"/>
</OpenSearchDescription>
`;
}

interface Row {
  readonly type: string;
  readonly path: string;
  readonly title: string;
  readonly summary: string | null;
}

async function guide(db: Kysely<DB>, siteOrigin: string): Promise<string> {
  const types = listed.map(([, type]) => type);
  const { rows } = await sql<Row>`
    select type, path, title, summary from live
    where locale = 'en' and type = any(${types}::text[]) and path is not null and withdrawn_at is null
      and split_part(path, '/', 2) <> all(${[...unlistedAreas]}::text[])
    order by path`.execute(db);
  const sections = listed.map(([heading, type]) => {
    const links = rows
      .filter((row) => row.type === type)
      .map(({ path, title, summary }) => {
        const about = summary?.split('\n')[0];
        return `- [${title}](${siteOrigin}${addressOf('en', path)}.md)${about ? `: ${about}` : ''}`;
      });
    return `## ${heading}\n\n${links.join('\n')}`;
  });
  const languages = siteLocales.map((locale) => `${siteOrigin}${addressOf(locale, '/')}`).join(', ');
  return [
    `# ${firm.name}`,
    '> What the firm publishes: people, offices, publications, news and events, and the Navigator, which says what the law is by topic and jurisdiction.',
    `Every page of a record is there as Markdown too: its address with \`.md\` at its end, with its date, its authors and the address to cite. It holds what everybody may read. Languages: ${languages}. Search: ${siteOrigin}/search?q=WORDS. Questions with structure: POST ${siteOrigin}/graphql. All pages: ${siteOrigin}/sitemap.xml.`,
    ...sections,
  ]
    .join('\n\n')
    .concat('\n');
}
