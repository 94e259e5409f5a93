import { localeFacts } from '../../../i18n/locales.ts';
import { authorsJsonLd, firmJsonLd } from '../../shared/records/firm-json-ld.ts';
import type { WholeTrainingItemFragment } from './query.gen.ts';

/** The part for search engines: a schema.org `LearningResource` in its `Course`, which is text in any case. */
export function partJsonLd(item: WholeTrainingItemFragment): object {
  const { title, summary, url, locale, minutes, series, presenters } = item;
  return {
    '@type': 'LearningResource',
    name: title,
    description: summary ?? undefined,
    url: url ?? undefined,
    inLanguage: localeFacts[locale].tag,
    timeRequired: `PT${minutes}M`,
    isAccessibleForFree: item.gate === null,
    dateModified: item.publishedAt,
    author: authorsJsonLd(presenters),
    publisher: firmJsonLd,
    isPartOf: series && {
      '@type': 'Course',
      name: series.title,
      url: series.url ?? undefined,
      provider: firmJsonLd,
    },
  };
}
