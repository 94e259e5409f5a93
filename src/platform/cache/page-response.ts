import type { TagText } from './tag-text.ts';

/** What a page request comes to, before compression and caching. */
export interface PageResponse {
  readonly status: number;
  /** Lower-case names. Content-Type, Retry-After … ; security headers are added by the application. */
  readonly headers: Readonly<Record<string, string>>;
  /** Text; bytes where it was made elsewhere. */
  readonly body: string | Uint8Array;
  /** The body in Brotli, where that was made with it. */
  readonly brotli?: Uint8Array | undefined;
  /** Where a redirect leads, without the reader's query: the server joins on each request's own. */
  readonly location?: string;
  /** The row of the route table that it answers, or why there is none: for who counts requests. */
  readonly route?: string | undefined;
  /** See `ContentContext.tags`. */
  readonly tags: ReadonlySet<string>;
  /** Null: never kept. Otherwise the seconds after which it is rendered again though nothing was published. */
  readonly maxAge: number | null;
}

/** A page as it is stored: an answer whose bytes and entity tag are made already. */
export interface StoredAnswer extends Omit<PageResponse, 'body' | 'brotli' | 'location' | 'tags'> {
  readonly tags: TagText;
  readonly etag: string;
  readonly encoding: 'br' | 'identity';
  readonly bytes: Buffer;
  /** Whether they are as small as they get. */
  readonly isBest: boolean;
}
