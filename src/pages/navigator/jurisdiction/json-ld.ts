import type { Chapter } from './chapter.ts';

/** The chapter as a set of data about law, with the law that its open answers rest on. */
export function jsonLdOf({ title, summary, publishedAt, entries, jurisdiction }: Chapter): object {
  const laws = new Map(entries.flatMap(({ instruments }) => instruments.map((one) => [one.name, one])));
  return {
    '@type': 'Dataset',
    name: title,
    description: summary ?? undefined,
    dateModified: publishedAt,
    spatialCoverage: jurisdiction?.title,
    about: [...laws.values()].map(({ name, nativeTitle, url }) => ({
      '@type': 'Legislation',
      name,
      alternateName: nativeTitle ?? undefined,
      url: url ?? undefined,
      legislationJurisdiction: jurisdiction?.title,
    })),
  };
}
