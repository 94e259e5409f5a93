import { nameplatePath } from '../../../art/press/address.ts';
import type { PostalFragment } from '../../../graphql/fragments/records.fragments.gen.ts';
import { firm } from '../../../platform/settings/firm.ts';

/** The firm in what search engines are told (schema.org): what is said of it on several pages is of one and the same. */
export const firmJsonLd = {
  '@type': 'Organization',
  '@id': '/#firm',
  name: firm.name,
  url: '/',
  logo: nameplatePath('en', 'name-dark', 'png'),
} as const;

interface Writer {
  readonly title: string;
  readonly url: string | null;
}

/** Who wrote something: the people named on it, else the firm. */
export function authorsJsonLd(writers: readonly Writer[]): object {
  if (writers.length === 0) return firmJsonLd;
  return writers.map(({ title, url }) => ({ '@type': 'Person', name: title, url: url ?? undefined }));
}

interface Served {
  readonly title: string;
  readonly summary: string | null;
  readonly url: string | null;
}

/** What the firm does for its clients: a practice, a sector, a solution. */
export function serviceJsonLd({ title, summary, url }: Served): object {
  return {
    '@type': 'Service',
    name: title,
    description: summary ?? undefined,
    url: url ?? undefined,
    provider: firmJsonLd,
  };
}

/** An office: a place where legal services are given, which has an address. */
export function officeJsonLd(office: PostalFragment & { readonly url: string | null }): object {
  return {
    '@type': 'LegalService',
    name: `${firm.name}, ${office.title}`,
    url: office.url ?? undefined,
    address: postalAddress(office),
  };
}

/** Where an office stands: its lines but for those that are the firm's name or the country, which are said by themselves. */
export function postalAddress({ title, address, location }: PostalFragment): object {
  const country = countryOf(location);
  const isName = (line: string) => [firm.shortName, firm.chineseName].some((name) => line.includes(name));
  return {
    '@type': 'PostalAddress',
    streetAddress: address
      .split('\n')
      .filter((line) => !isName(line) && line !== country)
      .join(', '),
    addressLocality: title,
    addressCountry: country,
  };
}

/** An office stands in a country, or in a city of one. */
export function countryOf(location: PostalFragment['location']): string | undefined {
  return location?.country?.title ?? location?.title;
}
