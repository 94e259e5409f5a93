import { localeFacts } from '../../../i18n/locales.ts';
import { firmJsonLd } from '../../shared/records/firm-json-ld.ts';
import type { Chapter } from './chapter.ts';

/** A set of data is told in no fewer characters (Google's structured data for data sets). */
const leastTold = 50;

/**
 * The chapter as a set of data about law, with the law that its open answers rest on.
 *
 * @param description of the page, to which topics are added where it is too short for a set of data
 */
export function jsonLdOf(chapter: Chapter, description: string | undefined): object {
  const { title, locale, url, publishedAt, gate, entries, jurisdiction } = chapter;
  const laws = new Map(entries.flatMap(({ instruments }) => instruments.map((one) => [one.name, one])));
  return {
    '@type': 'Dataset',
    name: title,
    description: entries.reduce(
      (told, { topic }) => (topic && told.length < leastTold ? `${told} | ${topic.title}` : told),
      description ?? title,
    ),
    url: url ?? undefined,
    inLanguage: localeFacts[locale].tag,
    dateModified: publishedAt,
    isAccessibleForFree: gate === null,
    creator: { '@type': firmJsonLd['@type'], '@id': firmJsonLd['@id'], name: firmJsonLd.name },
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
