import type { Publication } from '../../platform/cache/page-cache.ts';
import type { Site } from '../site.ts';

type Keeping = Pick<Site, 'cache' | 'pictures' | 'chrome'>;

/** Takes away whatever a process keeps in memory that a publication touches. */
export function forgetPublished(publication: Publication, { cache, pictures, chrome }: Keeping): void {
  chrome.clear();
  cache.publication(publication);
  pictures.publication(publication);
}

/** Takes away all of it: publications may have been missed. */
export function forgetAll({ cache, pictures, chrome }: Keeping): void {
  chrome.clear();
  cache.clear();
  pictures.clear();
}
