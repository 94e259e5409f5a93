import { artUrl } from '../../../art/address.ts';
import { monogramOf } from '../../../art/component/monogram.ts';
import { firmJsonLd } from '../../shared/records/firm-json-ld.ts';
import type { WholePersonFragment } from './query.gen.ts';
import { spokenName } from './spoken.ts';
import { isReachable } from './standing-notices.ts';

/** The person for search engines: a schema.org `Person` in a `ProfilePage`; of one who has left, who it is alone. */
export function personJsonLd(person: WholePersonFragment): object {
  return {
    '@type': 'ProfilePage',
    dateCreated: person.firstPublishedAt,
    dateModified: person.publishedAt,
    mainEntity: {
      '@type': 'Person',
      name: person.title,
      alternateName: person.nativeName ?? undefined,
      givenName: person.givenName,
      familyName: person.familyName,
      honorificSuffix: person.postNominals ?? undefined,
      url: person.url ?? undefined,
      image: artUrl('plate', person.id, monogramOf(person)),
      ...(isReachable(person) && workOf(person)),
    },
  };
}

/** What somebody does here, and how they are reached. */
function workOf(person: WholePersonFragment): object {
  return {
    jobTitle: person.jobTitle,
    email: person.email ?? undefined,
    telephone: person.phone ?? undefined,
    description: person.summary ?? undefined,
    worksFor: firmJsonLd,
    workLocation: person.offices.map(({ title }) => ({ '@type': 'Place', name: title })),
    knowsLanguage: person.languages.map(({ language }) => spokenName(language, 'en')),
    knowsAbout: person.services.map(({ title }) => title),
    hasCredential: person.admissions.map(({ jurisdiction, year }) => ({
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'license',
      validIn: { '@type': 'AdministrativeArea', name: jurisdiction },
      dateCreated: String(year),
    })),
    alumniOf: person.education.map(({ institution }) => ({
      '@type': 'EducationalOrganization',
      name: institution,
    })),
    memberOf: person.memberships.map((name) => ({ '@type': 'Organization', name })),
  };
}
