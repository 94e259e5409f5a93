import type { Kysely } from 'kysely';
import { execute } from '../../graphql/execute.ts';
import type { AnyPageModule, FileFormat, PageFile, PageRequest } from '../../pages/page-module.ts';
import { mediaType } from '../../pages/shared/files/page-files.ts';
import { recordTextQuery } from '../../pages/shared/markdown/record.gen.ts';
import { recordMarkdown } from '../../pages/shared/markdown/record-markdown.ts';
import type { PageResponse } from '../../platform/cache/page-response.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { addressOf } from '../../routing/address.ts';
import { type Asking, readingOf, readPage } from '../read-page.ts';
import type { Site } from '../site.ts';
import { contentDisposition } from './downloads.ts';

/** What a page shows, as a file: a feed, a calendar, a table. Null when there is nothing of the kind. */
export async function fileOf(
  site: Site,
  db: Kysely<DB>,
  page: AnyPageModule,
  request: Asking,
  file: PageFile<unknown, object>,
  format: FileFormat,
): Promise<PageResponse | null> {
  const variables = file.variables ?? page.variables;
  const { data, tags: ofFirst } = await readPage(db, page, request, variables);
  const tags = new Set(ofFirst);
  const written = file.write(data, request);
  if (written === null) return null;
  const body =
    typeof written === 'string'
      ? written + (await restOf(db, page, request, file, data, tags))
      : await site.reports.do({ workbook: written });
  const name = `${request.path.split('/').at(-1)}.${format}`;
  return {
    status: 200,
    headers: {
      'content-type': mediaType(format),
      'x-robots-tag': 'noindex',
      ...(format !== 'atom' && { 'content-disposition': contentDisposition('attachment', name) }),
    },
    body,
    tags,
    maxAge: request.clock.keptFor,
  };
}

/** What of a list follows its first answer, part by part, so that no more than one is in memory; adds to the tags. */
async function restOf(
  db: Kysely<DB>,
  page: AnyPageModule,
  request: Asking,
  { rest, variables = page.variables }: PageFile<unknown, object>,
  first: unknown,
  tags: Set<string>,
): Promise<string> {
  const parts: unknown[] = [];
  let next = rest?.next(first);
  while (rest && next) {
    const more = next;
    const part = await readPage(db, page, request, () => ({ ...variables?.(request), ...more }));
    for (const tag of part.tags) tags.add(tag);
    parts.push(rest.write(part.data, request));
    next = rest.next(part.data);
  }
  return parts.join('');
}

/** Whether an address shows a record itself, and neither something made of it nor the reader's own. */
export function hasText({ route }: Pick<PageRequest, 'route'>): boolean {
  const { shows, kind } = route;
  return shows.by !== 'nothing' && !(shows.by === 'path' && shows.suffix) && kind !== 'auth';
}

/** The text of a record's page as Markdown; null where the page is not there for everybody and for search engines. */
export async function textOf(
  db: Kysely<DB>,
  page: AnyPageModule,
  request: Asking,
): Promise<PageResponse | null> {
  const { recordId: id, locale, origin, clock } = request;
  const [shown, text] = await Promise.all([
    readPage(db, page, request, page.variables),
    execute(recordTextQuery, { id: id ?? '', locale }, readingOf(db, request)),
  ]);
  const view = page.view(shown.data, request);
  const { record } = text.data;
  if (!view || view.head.noindex || (view.status ?? 200) !== 200 || !record) return null;
  const canonical = origin + (view.head.canonical ?? addressOf(locale, request.path));
  return {
    status: 200,
    headers: { 'content-type': mediaType('md'), link: `<${canonical}>; rel="canonical"` },
    body: recordMarkdown(record, { origin, canonical }),
    tags: new Set([...shown.tags, ...text.tags]),
    maxAge: clock.keptFor,
  };
}
