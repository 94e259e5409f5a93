import type { Pool } from 'pg';
import { type PacketSender, sendOver } from '../db/packet-sender.ts';
import type { CachedPage } from './cached-page.ts';
import type { StoredAnswer } from './page-response.ts';
import { TagText } from './tag-text.ts';

/** A row of `stored_page`, with what else its reader has to know. */
interface Row {
  readonly status: number;
  readonly headers: string;
  readonly route: string | null;
  readonly etag: string;
  readonly encoding: StoredAnswer['encoding'];
  readonly body: Buffer;
  readonly level: number;
  readonly tags: string;
  readonly left: number;
}

/**
 * A stored page that no publication has touched and whose time has not come. Both are seen in the same snapshot: what
 * was committed before the statement began is in force.
 */
const reading = `
  select status, headers, route, etag, encoding, body, level, array_to_string(tags, ' ') as tags,
    extract(epoch from expires_at - clock_timestamp())::float8 as left
  from stored_page stored
  where key = $1 and build = $2 and expires_at > clock_timestamp()
    and not exists (select from page_touch touch where touch.tag = any(stored.tags) and touch.seq > stored.seq)`;

/**
 * Opens connections and has each of them prepare the look-up: who comes first after a start would wait for both.
 *
 * @throws what the database throws
 */
export async function prepareReading(pool: Pick<Pool, 'connect'>, connections: number): Promise<void> {
  const prepare = async () => {
    const client = await pool.connect();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const query = { text: reading, values: ['', ''], resolve: () => {}, reject };
    // What is asked three times is prepared.
    sendOver(client, [query, query, query], (failure) => (failure === null ? resolve() : reject(failure)));
    await promise;
  };
  await Promise.all(Array.from({ length: connections }, prepare));
}

/**
 * @param sender by which it is asked as part of a packet, and prepared
 * @throws what the database throws
 */
export async function readStored(
  sender: PacketSender,
  key: string,
  build: string,
): Promise<StoredAnswer | null> {
  const [row] = (await sender.ask(reading, [key, build])) as Row[];
  if (!row) return null;
  const { status, etag, encoding, body, left } = row;
  return {
    status,
    headers: headersIn(row.headers),
    route: row.route ?? undefined,
    etag,
    encoding,
    bytes: body,
    isBest: encoding === 'identity' || row.level === bestLevel,
    tags: new TagText(row.tags),
    maxAge: left,
  };
}

const bestLevel = 11;

/**
 * Puts smaller bytes in the place of a page's, as long as it is still that page: its entity tag is made of what it says.
 *
 * @returns whether they were taken
 * @throws what the database throws
 */
export async function writeBest(
  pool: Pick<Pool, 'query'>,
  build: string,
  { key, etag, brotli }: { readonly key: string; readonly etag: string; readonly brotli: Buffer },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update stored_page set body = $4, level = ${bestLevel}
     where key = $1 and build = $2 and etag = $3 and encoding = 'br' and level < ${bestLevel}`,
    [key, build, etag, brotli],
  );
  return rowCount === 1;
}

type Headers = Readonly<Record<string, string>>;

/** Headers by how they are written: all pages of a language have the same. */
const known = new Map<string, Headers>();
const mostKnown = 100;

function headersIn(text: string): Headers {
  const before = known.get(text);
  if (before) return before;
  const headers = JSON.parse(text) as Headers;
  if (known.size < mostKnown) known.set(text, headers);
  return headers;
}

export interface PageToStore {
  readonly key: string;
  readonly page: CachedPage;
  /** The newest publication that was known before anything was read. */
  readonly seq: number;
  /** Milliseconds from now. */
  readonly left: number;
}

/**
 * Refused where a publication after `seq` has touched the page, or one of a newer publication is there already. One
 * that commits meanwhile is not seen here: whoever reads the page sees it. A number that the database has not reached
 * is from before it was restored.
 */
const writing = `
  insert into stored_page as kept
    (key, build, status, headers, route, etag, encoding, body, level, tags, seq, expires_at)
  select $1, $2, $3, $4, $5, $6, $7, $8, 5, string_to_array($9, ' '), $10::bigint, clock_timestamp() + $11::float8 * interval '1 ms'
  where $10::bigint <= (select coalesce(max(seq), 0) from publication)
    and not exists (select from page_touch touch where touch.tag = any(string_to_array($9, ' ')) and touch.seq > $10::bigint)
  on conflict (key, build) do update set
    status = excluded.status, headers = excluded.headers, route = excluded.route, etag = excluded.etag,
    encoding = excluded.encoding, body = excluded.body, level = excluded.level, tags = excluded.tags,
    seq = excluded.seq, expires_at = excluded.expires_at
  where kept.seq <= excluded.seq`;

/**
 * @returns whether it was taken
 * @throws what the database throws
 */
export async function writeStored(
  pool: Pick<Pool, 'query'>,
  build: string,
  { key, page, seq, left }: PageToStore,
): Promise<boolean> {
  const { encoding, bytes } = page.forStore();
  const { etag: _, ...headers } = page.headers;
  const { rowCount } = await pool.query(writing, [
    key,
    build,
    page.status,
    JSON.stringify(headers),
    page.route ?? null,
    page.etag,
    encoding,
    bytes,
    page.tags.text,
    seq,
    left,
  ]);
  return rowCount === 1;
}
