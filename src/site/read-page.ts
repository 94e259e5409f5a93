import type { Kysely } from 'kysely';
import { chromeQuery } from '../components/layout/chrome.gen.ts';
import { anonymous } from '../content/context.ts';
import type { LiveRecord } from '../content/records/live-record.ts';
import { execute } from '../graphql/execute.ts';
import type { AnyPageModule, PageRequest } from '../pages/page-module.ts';
import { Clock } from '../platform/cache/clock.ts';
import type { DB } from '../platform/db/tables.gen.ts';
import type { CachedChrome } from './chrome-cache.ts';
import type { Site } from './site.ts';

const noTags: ReadonlySet<string> = new Set();

/** What a page is asked for, with what was read on the way to it. */
export interface Asking extends PageRequest {
  readonly read: LiveRecord | null;
}

/** Answers the query of a page; a page without one has no data. */
export async function readPage(
  db: Kysely<DB>,
  page: AnyPageModule,
  request: Asking,
  variablesOf: AnyPageModule['variables'],
) {
  if (!page.query) return { data: {}, tags: noTags };
  const variables = variablesOf?.(request) ?? {};
  return execute(page.query, variables, readingOf(db, request));
}

/** How what is asked for by a page is read: as nobody in particular reads it. */
export function readingOf(db: Kysely<DB>, { clock, read }: Asking) {
  return { db, viewer: anonymous, clock, read };
}

/** What stands around every page: offices in the footer, an alert above. */
export async function readChrome(
  { database, chrome: cache }: Site,
  { locale, clock }: Pick<PageRequest, 'locale' | 'clock'>,
): Promise<CachedChrome> {
  const chrome = await cache.get(locale, async () => {
    const own = new Clock();
    const reading = { db: database.publishedReader(), viewer: anonymous, clock: own };
    return { ...(await execute(chromeQuery, { locale }, reading)), holdsFor: own.holdsFor };
  });
  clock.alsoHolds(chrome.holdsFor);
  return chrome;
}
