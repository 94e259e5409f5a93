import { localeFacts } from '../../../i18n/locales.ts';
import { firmJsonLd } from '../../shared/records/firm-json-ld.ts';
import type { Chapter } from './chapter.ts';

/**
 * The chapter as a set of data about law, with the law that its open answers rest on.
 *
 * @param description of the page, to which its questions are added: a set of data wants more than a sentence
 */
export function jsonLdOf(chapter: Chapter, description: string | undefined): object {
  const { title, locale, url, publishedAt, gate, entries, jurisdiction } = chapter;
  const laws = new Map(entries.flatMap(({ instruments }) => instruments.map((one) => [one.name, one])));
  return {
    '@type': 'Dataset',
    name: title,
    description: [description, ...entries.map(({ topic }) => topic?.title)].filter(Boolean).join(' | '),
    url: url ?? undefined,
    inLanguage: localeFacts[locale].tag,
    dateModified: publishedAt,
    isAccessibleForFree: gate === null,
    creator: firmJsonLd,
    spatialCoverage: jurisdiction?.title,
    about: [...laws.values()].map(({ name, nativeTitle, url: source }) => ({
      '@type': 'Legislation',
      name,
      alternateName: nativeTitle ?? undefined,
      url: source ?? undefined,
      legislationJurisdiction: jurisdiction?.title,
    })),
  };
}
