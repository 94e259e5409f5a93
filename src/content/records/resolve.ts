import { type Kysely, type RawBuilder, sql } from 'kysely';
import { defaultLocale, type Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { addressOf } from '../../routing/links.ts';
import { type Route, recordPathOf } from '../../routing/routes.ts';
import { type LiveRecord, type LiveRow, shownRecord, wholeColumns } from './live-record.ts';

/** What an address comes to in the content. Addresses are complete: with language prefix, without origin. */
export type Resolution = { readonly kind: 'record'; readonly record: LiveRecord } | Absence;

/** What visitors get where no record is. */
export type Absence =
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'gone'; readonly reason: string }
  | { readonly kind: 'unknown' };

interface AddressLookup {
  readonly locale: Locale;
  /** Canonical path without language prefix. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly route: Route;
}

const unknown: Absence = { kind: 'unknown' };

/**
 * Reads the record that an address names, by one indexed look-up when the address is right: whoever shows it need not
 * ask for it again. A record that is not translated is found by its English address; an old slug, or one in another
 * language, leads to the right address.
 */
export async function resolve(db: Kysely<DB>, request: AddressLookup): Promise<Resolution> {
  const found = request.route.shows.by === 'id' ? await byId(db, request) : await byPath(db, request);
  return found ?? (await formerAddress(db, request.locale, request.path));
}

/** Where an address that names no live record leads: a redirect, the reason why it is gone, or nowhere. */
export async function formerAddress(db: Kysely<DB>, locale: Locale, path: string): Promise<Absence> {
  const redirects = await db
    .selectFrom('redirect')
    .select(['locale', 'record_id', 'target', 'reason'])
    .where('path', '=', path)
    .where('locale', 'in', [locale, defaultLocale])
    .execute();
  const redirect = redirects.find((row) => row.locale === locale) ?? redirects[0];
  if (!redirect) return (await namedById(db, locale, path)) ?? unknown;
  if (redirect.reason !== null) return { kind: 'gone', reason: redirect.reason };
  if (redirect.target !== null) return { kind: 'moved', to: redirect.target };
  const live = await liveRow(db, redirect.record_id ?? '', locale);
  return live?.path ? { kind: 'moved', to: addressOf(locale, live.path) } : unknown;
}

/** An address cut after an area's record id, as people pass them on: `/events/ev101` for `/events/ev101/open-evening`. */
async function namedById(db: Kysely<DB>, locale: Locale, path: string): Promise<Absence | null> {
  const [area, id, ...more] = path.split('/').slice(1);
  if (id === undefined || id === '' || more.length > 0) return null;
  const live = await liveRow(db, id, locale);
  return live?.path?.startsWith(`/${area}/`) ? { kind: 'moved', to: addressOf(locale, live.path) } : null;
}

async function byId(
  db: Kysely<DB>,
  { locale, path, params, route }: AddressLookup,
): Promise<Resolution | null> {
  const { shows } = route;
  if (shows.by !== 'id') return null;
  const live = await liveRow(db, params[shows.param] ?? '', locale);
  if (!live?.path || live.type !== shows.type) return null;
  return arrive(live, live.path, path);
}

async function byPath(db: Kysely<DB>, { locale, path, route }: AddressLookup): Promise<Resolution | null> {
  const { shows } = route;
  const recordPath = recordPathOf(route, path);
  if (shows.by !== 'path' || recordPath === null) return null;
  const found = await shownWhere(db, sql`l.path = ${recordPath}`, locale);
  if (!found || !(shows.types as readonly string[]).includes(found.type)) return null;
  if (found.locale === locale) return { kind: 'record', record: found };
  // The English address of a record that may have an address of its own in this language.
  const live = await liveRow(db, found.id, locale);
  return live?.path ? arrive(live, live.path + (shows.suffix ?? ''), path) : null;
}

/** The record as it is shown in a language: its translation, or else the English one. */
function liveRow(db: Kysely<DB>, recordId: string, locale: Locale): Promise<LiveRecord | undefined> {
  return shownWhere(db, sql`l.record_id = ${recordId}`, locale);
}

async function shownWhere(
  db: Kysely<DB>,
  condition: RawBuilder<unknown>,
  locale: Locale,
): Promise<LiveRecord | undefined> {
  const { rows } = await sql<LiveRow>`
    select ${wholeColumns} from live l
    where ${condition} and l.locale in (${locale}, ${defaultLocale})
    order by l.locale <> ${locale} limit 1`.execute(db);
  return rows[0] && shownRecord(rows[0], locale);
}

function arrive(record: LiveRecord, right: string, path: string): Resolution {
  return right === path
    ? { kind: 'record', record }
    : { kind: 'moved', to: addressOf(record.requestedLocale, right) };
}
