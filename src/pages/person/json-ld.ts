import { firm } from '../../components/firm.ts';
import type { Person } from './view.ts';

/** The person for search engines: a schema.org `Person` in a `ProfilePage`. */
export function personJsonLd(person: Person): object {
  return {
    '@type': 'ProfilePage',
    dateModified: person.publishedAt,
    mainEntity: {
      '@type': 'Person',
      name: person.title,
      givenName: person.givenName,
      familyName: person.familyName,
      honorificSuffix: person.postNominals ?? undefined,
      jobTitle: person.jobTitle,
      url: person.url ?? undefined,
      email: person.email ?? undefined,
      telephone: person.phone ?? undefined,
      description: person.summary ?? undefined,
      worksFor: { '@type': 'LegalService', name: firm.name },
      knowsLanguage: person.languages.map(({ language }) => language),
      alumniOf: person.education.map(({ institution }) => ({
        '@type': 'EducationalOrganization',
        name: institution,
      })),
    },
  };
}
