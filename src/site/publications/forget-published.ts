import type { Publication } from '../../platform/cache/page-cache.ts';
import type { Site } from '../site.ts';

type Keeping = Pick<Site, 'cache' | 'pictures' | 'frames'>;

/** Takes away whatever a process keeps in memory that a publication touches. */
export function forgetPublished(publication: Publication, { cache, pictures, frames }: Keeping): void {
  frames.clear();
  cache.publication(publication);
  pictures.publication(publication);
}

/** Takes away all of it: publications may have been missed. */
export function forgetAll({ cache, pictures, frames }: Keeping): void {
  frames.clear();
  cache.clear();
  pictures.clear();
}
