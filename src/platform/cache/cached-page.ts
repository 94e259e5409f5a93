import { hash } from 'node:crypto';
import { brotliNow, type Compressible, decompressed, gzipNow } from '../http/compression.ts';
import { type Encoding, encodings } from '../http/negotiation.ts';
import { headerLines } from '../http/prepared-head.ts';
import type { BodyShelves, ShelvedBody } from './body-shelves.ts';
import { heldOnce } from './held-once.ts';
import type { PageResponse, StoredAnswer } from './page-response.ts';
import { TagText } from './tag-text.ts';

/** A response in one content coding: names and values alternating as `writeHead` takes them, and the bytes. */
export interface Packet {
  readonly headers: readonly string[];
  /** The same as lines, in two parts: what many pages have alike, and what is this one's own. */
  readonly lines: readonly [string, string];
  readonly body: Buffer;
}

/** Below this many bytes compressing costs more than it saves. */
const worthCompressing = 1_000;
/** What is compressed already. */
const packed = /^image\/(?!svg)/;
/** What an entry costs besides its bodies: header lists, tags, the map's slot. */
const overhead = 2_000;

/** Of pages most have one of a few heads; those of files name each its own. */
const headHeldOnce = heldOnce(200);

/** What keeps pages. */
interface Keeper {
  readonly shelves: BodyShelves;
  /** Told by how many bytes a page grew. */
  grew(bytes: number): void;
}

class OwnPacket implements Packet {
  readonly headers: Packet['headers'];
  readonly lines: Packet['lines'];
  #place: ShelvedBody;

  constructor(headers: Packet['headers'], lines: Packet['lines'], body: Buffer) {
    this.headers = headers;
    this.lines = lines;
    this.#place = { bytes: body, shelf: null };
  }

  get body(): Buffer {
    return this.#place.bytes;
  }

  layOn(shelves: BodyShelves): void {
    this.#place = shelves.put(this.body);
  }

  leave(shelves: BodyShelves): void {
    shelves.remove(this.#place);
  }
}

/**
 * A rendered page with the bytes and headers it is sent with. Each coding is made when it is first asked for, and those
 * alone are held: a page that is read in Brotli costs a fifth of its text.
 */
export class CachedPage implements Compressible {
  readonly status: number;
  readonly tags: TagText;
  /** Of a redirect; see `PageResponse`. */
  readonly location: string | undefined = undefined;
  /** See `PageResponse`. */
  readonly route: string | undefined;
  /** Weak: the same for every coding, because they all decode to the same page (RFC 9110 §8.8.3). */
  readonly etag: string;
  /** Headers of a 304 (RFC 9110 §15.4.5). */
  readonly notModified: readonly string[];
  /** Whether its Brotli is as small as it gets. */
  readonly isBest: boolean;
  /** Of every coding. */
  readonly headers: Readonly<Record<string, string>>;
  readonly #packets = new Map<Encoding, OwnPacket>();
  readonly #isWorthCompressing: boolean;
  /** Until it is held in a coding that somebody asked for. */
  #rendered: Buffer | null;
  /** Null: it is not kept. */
  #keeper: Keeper | null = null;

  constructor(answer: PageResponse | StoredAnswer) {
    this.status = answer.status;
    this.route = answer.route;
    this.isBest = 'bytes' in answer && answer.isBest;
    let compressed: Uint8Array | undefined;
    if ('bytes' in answer) {
      this.tags = answer.tags;
      this.#isWorthCompressing = answer.encoding === 'br';
      this.#rendered = this.#isWorthCompressing ? null : answer.bytes;
      if (this.#isWorthCompressing) compressed = answer.bytes;
      this.etag = answer.etag;
    } else {
      this.tags = TagText.of(answer.tags);
      this.location = answer.location;
      const text = typeof answer.body === 'string' ? Buffer.from(answer.body) : Buffer.from(answer.body);
      this.#rendered = text;
      const isPacked = packed.test(answer.headers['content-type'] ?? '');
      this.#isWorthCompressing = text.length >= worthCompressing && !isPacked;
      if (this.#isWorthCompressing) compressed = answer.brotli && Buffer.from(answer.brotli);
      this.etag = `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`;
    }
    this.headers = {
      vary: 'accept-encoding',
      ...answer.headers,
      ...(this.#isTagged && { etag: this.etag }),
    };
    this.notModified = Object.entries(this.headers)
      .filter(([name]) => ['cache-control', 'etag', 'vary', 'content-location'].includes(name))
      .flat();
    if (compressed) this.#add('br', compressed as Buffer);
  }

  get isCached(): boolean {
    return this.#keeper !== null;
  }

  /** From now on its bodies lie where those of kept pages do. */
  keepBy(keeper: Keeper): void {
    this.#keeper = keeper;
    for (const packet of this.#packets.values()) packet.layOn(keeper.shelves);
  }

  /** It is not kept any more; whoever sends it goes on. */
  letGo(): void {
    for (const packet of this.#packets.values()) if (this.#keeper) packet.leave(this.#keeper.shelves);
    this.#keeper = null;
  }

  /** Bytes of memory. */
  get bytes(): number {
    let bytes = overhead + this.tags.bytes + (this.#rendered?.length ?? 0);
    for (const packet of this.#packets.values()) bytes += packet.body.length;
    return bytes;
  }

  /** Whether `If-None-Match` applies: only to what was found. */
  get #isTagged(): boolean {
    return this.status === 200;
  }

  in(accepted: Encoding): Packet {
    const encoding = this.#isWorthCompressing ? accepted : 'identity';
    return this.#packets.get(encoding) ?? this.#add(encoding, this.#encode(encoding));
  }

  /** The page without compression. */
  text(): Buffer {
    if (this.#rendered) return this.#rendered;
    const encoding = encodings.findLast((one) => this.#packets.has(one)) ?? 'identity';
    return decompressed(this.in(encoding).body, encoding);
  }

  /** The coding in which it is stored for other processes, and its bytes. */
  forStore(): Pick<StoredAnswer, 'encoding' | 'bytes'> {
    const encoding = this.#isWorthCompressing ? 'br' : 'identity';
    return { encoding, bytes: this.in(encoding).body };
  }

  replaceBrotli(brotli: Buffer): void {
    const current = this.#packets.get('br');
    if (current && brotli.length < current.body.length) this.#add('br', brotli);
  }

  #encode(encoding: Encoding): Buffer {
    const text = this.text();
    if (encoding === 'identity') return text;
    return encoding === 'br' ? brotliNow(text) : gzipNow(text);
  }

  #add(encoding: Encoding, body: Buffer): Packet {
    const before = this.bytes;
    const headers = {
      ...this.headers,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    };
    const { etag, 'content-length': length, ...shared } = headers as Record<string, string>;
    const own = `${etag === undefined ? '' : headerLines({ etag })}content-length: ${length}\r\n`;
    const packet = new OwnPacket(
      Object.entries(headers).flat(),
      [headHeldOnce(headerLines(shared)), own],
      body,
    );
    if (this.#keeper) {
      this.#packets.get(encoding)?.leave(this.#keeper.shelves);
      packet.layOn(this.#keeper.shelves);
    }
    this.#packets.set(encoding, packet);
    this.#rendered = null;
    this.#keeper?.grew(this.bytes - before);
    return packet;
  }
}
