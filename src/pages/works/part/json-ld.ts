import { localeFacts } from '../../../i18n/locales.ts';
import { authorsJsonLd, firmJsonLd } from '../../shared/records/firm-json-ld.ts';
import { kindOf } from '../kind.ts';
import type { Place, WorkTree } from '../tree.ts';
import type { WholePartFragment } from './query.gen.ts';

/** A chapter of a report, or an article of a product's guide, for search engines (schema.org). */
export function partJsonLd(part: WholePartFragment, work: WorkTree, place: Place): object {
  const isFeature = kindOf(work) === 'feature';
  return {
    '@type': isFeature ? 'Chapter' : 'TechArticle',
    name: part.title,
    headline: part.title,
    description: part.summary ?? undefined,
    url: part.url ?? undefined,
    position: place.number,
    inLanguage: localeFacts[part.locale].tag,
    datePublished: part.firstPublishedAt,
    dateModified: part.publishedAt,
    isPartOf: {
      '@type': isFeature ? 'Report' : 'CreativeWork',
      name: work.title,
      url: work.url ?? undefined,
    },
    author: authorsJsonLd(part.authors),
    publisher: firmJsonLd,
  };
}
