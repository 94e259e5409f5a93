import type { ChromeQuery } from '../components/layout/chrome.gen.ts';
import type { Locale } from '../i18n/locales.ts';

/** What stands around every page in a language, and the tags of what it was made of. */
export interface Frame {
  readonly data: ChromeQuery;
  readonly tags: ReadonlySet<string>;
  /** Seconds for which it stays as it is though nothing is published; one that ends is not kept. */
  readonly holdsFor: number;
}

/**
 * The frames of pages, read once for each language and forgotten whenever anything is published. A page that was
 * made with one bears its tags, so that what overtakes the frame overtakes the page.
 */
export class ChromeCache {
  readonly #frames = new Map<Locale, Promise<Frame>>();

  /**
   * @param read asks the database
   * @throws what `read` throws; the next page then asks again
   */
  get(locale: Locale, read: () => Promise<Frame>): Promise<Frame> {
    const kept = this.#frames.get(locale);
    if (kept) return kept;
    const frame = read();
    this.#frames.set(locale, frame);
    const forget = () => {
      if (this.#frames.get(locale) === frame) this.#frames.delete(locale);
    };
    frame.then(({ holdsFor }) => holdsFor === Number.POSITIVE_INFINITY || forget(), forget);
    return frame;
  }

  /** Something was published, or may have been. */
  clear(): void {
    this.#frames.clear();
  }
}
