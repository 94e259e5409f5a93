import { firm } from '../../../platform/settings/firm.ts';
import { openingHours } from './hours.ts';
import type { WholeOfficeFragment } from './query.gen.ts';

/** The office for search engines (schema.org). */
export function legalServiceOf(office: WholeOfficeFragment): object {
  const { latitude, longitude } = office;
  return {
    '@type': 'LegalService',
    name: `${firm.name}, ${office.title}`,
    url: office.url ?? undefined,
    address: office.address,
    telephone: office.phone,
    email: office.email ?? undefined,
    openingHoursSpecification: openingHours(office.hours),
    parentOrganization: { '@type': 'LegalService', name: firm.name },
    ...(latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  };
}
