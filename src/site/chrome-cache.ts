import type { ChromeQuery } from '../components/layout/chrome.gen.ts';
import type { Locale } from '../i18n/locales.ts';

/** What stands around every page in a language, and the tags of what it was made of. */
export interface CachedChrome {
  readonly data: ChromeQuery;
  readonly tags: ReadonlySet<string>;
  /** Seconds for which it stays as it is though nothing is published; one that ends is not kept. */
  readonly holdsFor: number;
}

/**
 * What stands around pages, read once for each language and forgotten whenever anything is published. A page that was
 * made with it bears its tags, so that what overtakes the one overtakes the other.
 */
export class ChromeCache {
  readonly #byLocale = new Map<Locale, Promise<CachedChrome>>();

  /**
   * @param read asks the database
   * @throws what `read` throws; the next page then asks again
   */
  get(locale: Locale, read: () => Promise<CachedChrome>): Promise<CachedChrome> {
    const known = this.#byLocale.get(locale);
    if (known) return known;
    const chrome = read();
    this.#byLocale.set(locale, chrome);
    const forget = () => {
      if (this.#byLocale.get(locale) === chrome) this.#byLocale.delete(locale);
    };
    chrome.then(({ holdsFor }) => holdsFor === Number.POSITIVE_INFINITY || forget(), forget);
    return chrome;
  }

  /** Something was published, or may have been. */
  clear(): void {
    this.#byLocale.clear();
  }
}
