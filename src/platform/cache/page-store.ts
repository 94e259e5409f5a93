import type { CachedPage } from './cached-page.ts';
import type { StoredAnswer } from './page-response.ts';

/** Pages of all processes, behind the memory of each. Whatever fails in it only costs the time to render. */
export interface PageStore {
  /** The page that is stored under this key and that nothing has touched since; null: it has to be rendered. */
  read(key: string): Promise<StoredAnswer | null>;
  /**
   * To be called before anything that a page is made of is read.
   *
   * @returns how to store it: at once for the caller, later for others, or not at all where it was overtaken meanwhile
   */
  begin(): (key: string, page: CachedPage, maxAge: number) => void;
}
