import { hash } from 'node:crypto';
import { brotliNow, type Compressible, gzipNow } from './compression.ts';
import type { Encoding } from './negotiation.ts';
import type { PageResponse } from './page-response.ts';

/** A response in one content coding: names and values alternating as `writeHead` takes them, and the bytes. */
export interface Packet {
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/** Below this many bytes compressing costs more than it saves. */
const worthCompressing = 1_000;
/** What is compressed already. */
const packed = /^image\/(?!svg)/;
/** What an entry costs besides its bodies: header lists, tags, the map's slot. */
const overhead = 2_000;

/** A rendered page with the bytes and headers it is sent with, each coding made when it is first asked for. */
export class CachedPage implements Compressible {
  readonly status: number;
  readonly tags: ReadonlySet<string>;
  readonly body: Buffer;
  /** Of a redirect; see `PageResponse`. */
  readonly location: string | undefined;
  /** Weak: the same for every coding, because they all decode to the same page (RFC 9110 §8.8.3). */
  readonly etag: string;
  /** Headers of a 304 (RFC 9110 §15.4.5). */
  readonly notModified: readonly string[];
  /** Set by the cache: called with the number of bytes the page grew by. Null when it is not kept. */
  onGrowth: ((bytes: number) => void) | null = null;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #packets = new Map<Encoding, Packet>();

  constructor(response: PageResponse) {
    this.status = response.status;
    this.tags = response.tags;
    this.location = response.location;
    this.body = typeof response.body === 'string' ? Buffer.from(response.body) : Buffer.from(response.body);
    this.etag = `W/"${hash('sha256', this.body, 'base64url').slice(0, 22)}"`;
    this.#headers = {
      vary: 'accept-encoding',
      ...response.headers,
      ...(this.#isTagged && { etag: this.etag }),
    };
    this.notModified = Object.entries(this.#headers)
      .filter(([name]) => ['cache-control', 'etag', 'vary', 'content-location'].includes(name))
      .flat();
    if (response.brotli) this.#add('br', Buffer.from(response.brotli));
  }

  get kept(): boolean {
    return this.onGrowth !== null;
  }

  /** Bytes of memory. */
  get bytes(): number {
    let bytes = this.body.length + overhead + this.tags.size * 60;
    for (const packet of this.#packets.values()) if (packet.body !== this.body) bytes += packet.body.length;
    return bytes;
  }

  /** Whether `If-None-Match` applies: only to what was found. */
  get #isTagged(): boolean {
    return this.status === 200;
  }

  in(encoding: Encoding): Packet {
    return this.#packets.get(encoding) ?? this.#add(encoding, this.#encode(encoding));
  }

  replaceBrotli(brotli: Buffer): void {
    const current = this.#packets.get('br');
    if (current && brotli.length < current.body.length) this.#add('br', brotli);
  }

  #encode(encoding: Encoding): Buffer {
    const isSmall = this.body.length < worthCompressing || packed.test(this.#headers['content-type'] ?? '');
    if (encoding === 'identity' || isSmall) return this.body;
    return encoding === 'br' ? brotliNow(this.body) : gzipNow(this.body);
  }

  #add(encoding: Encoding, body: Buffer): Packet {
    const before = this.bytes;
    const headers = {
      ...this.#headers,
      ...(body !== this.body && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    };
    const packet = { headers: Object.entries(headers).flat(), body };
    this.#packets.set(encoding, packet);
    this.onGrowth?.(this.bytes - before);
    return packet;
  }
}
