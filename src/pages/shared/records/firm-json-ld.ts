import { firm } from '../../../platform/settings/firm.ts';

/** The firm in what search engines are told (schema.org): what is said of it on several pages is of one and the same. */
export const firmJsonLd = { '@type': 'Organization', '@id': '/#firm', name: firm.name, url: '/' } as const;

interface Office {
  readonly title: string;
  readonly url: string | null;
  readonly address: string;
}

/** An office: a place where legal services are given, which has an address. */
export function officeJsonLd({ title, url, address }: Office): object {
  return {
    '@type': 'LegalService',
    name: `${firm.name}, ${title}`,
    url: url ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address
        .split('\n')
        .filter((line) => line !== firm.name)
        .join(', '),
      addressLocality: title,
    },
  };
}
