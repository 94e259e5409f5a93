import { localeFacts } from '../../../i18n/locales.ts';
import { authorsJsonLd, firmJsonLd } from '../../shared/records/firm-json-ld.ts';
import type { WholePublicationFragment } from './query.gen.ts';

const types: Partial<Record<WholePublicationFragment['kind'], string>> = {
  REPORT: 'Report',
};

/** The publication for search engines (schema.org). */
export function publicationJsonLd(publication: WholePublicationFragment): object {
  const { title, summary, url, locale, readingMinutes, authors, topics } = publication;
  return {
    '@type': types[publication.kind] ?? 'Article',
    headline: title,
    name: title,
    description: summary ?? undefined,
    url: url ?? undefined,
    inLanguage: localeFacts[locale].tag,
    datePublished: publication.publishedOn,
    dateModified: publication.publishedAt,
    timeRequired: readingMinutes ? `PT${readingMinutes}M` : undefined,
    isAccessibleForFree: publication.access === 'OPEN',
    about: topics.map((topic) => topic.title),
    author: authorsJsonLd(authors),
    publisher: firmJsonLd,
  };
}
