import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from 'node:zlib';
import type { Encoding } from './negotiation.ts';

const brotli = promisify(brotliCompress);

/** Brotli at level 5: about 0.5 ms for a page, and so quick that nobody waits for it. */
export function brotliNow(body: Buffer): Buffer {
  return alone(brotliCompressSync(body, brotliOptions(body, 5)));
}

/** Brotli at level 11, on a thread of its own: a tenth smaller, a hundred times slower. */
export async function brotliBest(body: Buffer): Promise<Buffer> {
  return alone(await brotli(body, brotliOptions(body, 11)));
}

export function gzipNow(body: Buffer): Buffer {
  return alone(gzipSync(body, { level: 6 }));
}

/** What `brotliNow`, `brotliBest` or `gzipNow` made smaller, as it was. */
export function decompressed(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return body;
  return alone(encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body));
}

/** The same bytes in memory of their own size: zlib hands out the first of 64 kB, and all of them stay held. */
export function alone(part: Buffer): Buffer {
  const whole = Buffer.allocUnsafeSlow(part.length);
  part.copy(whole);
  return whole;
}

/** Powers of two: brotli's default, and what no page needs less than. */
const widestWindow = 22;
const narrowestWindow = 16;

/** At low levels: a longer one gives the same bytes, since they do not look back farther, and costs a tenth more. */
const quickWindow = 16;

/** For level 11 the window holds the whole body and no more. */
function brotliOptions(body: Buffer, quality: number) {
  const enough = Math.ceil(Math.log2(body.length + 1));
  const widest = quality < 10 ? quickWindow : widestWindow;
  return {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: Math.min(widest, Math.max(narrowestWindow, enough)),
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
}

/** Something sent often enough to be worth a better compression. */
export interface Compressible {
  /** As it is compressed now; what is not in Brotli is left as it is. */
  forStore(): { readonly encoding: Encoding; readonly bytes: Buffer };
  /** False once nobody will ask for it again. */
  readonly isCached: boolean;
  replaceBrotli(brotli: Buffer): void;
}

interface IdleCompressorOptions {
  /** Whether the process has time to spare; asked before each piece of work. */
  readonly isIdle: () => boolean;
  /** Calls back a little later. */
  readonly later: (callback: () => void) => void;
  /** Of Brotli makes that of the best level. */
  readonly compress: (brotli: Buffer) => Promise<Buffer>;
  /** Told of what could not be compressed, which stays as it is. */
  onFailure(error: Error): void;
  /** Most pages waiting; the oldest are forgotten. */
  readonly mostWaiting?: number;
}

/** Compresses pages again with the best level, one at a time and only while the process is idle. */
export class IdleCompressor {
  readonly #options: Required<IdleCompressorOptions>;
  /** Each with whoever is told of what came of it. */
  readonly #waiting = new Map<Compressible, ((brotli: Buffer) => Promise<void>) | undefined>();
  #running = false;

  constructor(options: IdleCompressorOptions) {
    this.#options = { mostWaiting: 500, ...options };
  }

  /** @param onDone the next page waits for what it does */
  add(page: Compressible, onDone?: (brotli: Buffer) => Promise<void>): void {
    this.#waiting.set(page, onDone);
    const [oldest] = this.#waiting.keys();
    if (this.#waiting.size > this.#options.mostWaiting && oldest) this.#waiting.delete(oldest);
    if (this.#running) return;
    this.#running = true;
    this.#options.later(() => this.#next());
  }

  async #next(): Promise<void> {
    const [next] = this.#waiting;
    if (!next) {
      this.#running = false;
      return;
    }
    const [page, onDone] = next;
    if (!page.isCached) this.#waiting.delete(page);
    else if (this.#options.isIdle()) {
      this.#waiting.delete(page);
      const brotli = await this.#best(page);
      if (brotli) {
        page.replaceBrotli(brotli);
        await onDone?.(brotli);
      }
    }
    this.#options.later(() => this.#next());
  }

  async #best(page: Compressible): Promise<Buffer | null> {
    const { encoding, bytes } = page.forStore();
    if (encoding !== 'br') return null;
    try {
      return await this.#options.compress(bytes);
    } catch (error) {
      this.#options.onFailure(error as Error);
      return null;
    }
  }
}

/** An idle compressor on this process's event loop: it works while less than a third of a second was busy. */
export function idleCompressor(how: Pick<IdleCompressorOptions, 'compress' | 'onFailure'>): IdleCompressor {
  let last = performance.eventLoopUtilization();
  return new IdleCompressor({
    ...how,
    isIdle: () => {
      const current = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(current, last);
      last = current;
      return utilization < 0.33;
    },
    later: (callback) => {
      setTimeout(callback, 250).unref();
    },
  });
}
