import { firmJsonLd, officeJsonLd } from '../../shared/records/firm-json-ld.ts';
import { openingHours } from './hours.ts';
import type { WholeOfficeFragment } from './query.gen.ts';

/** The office for search engines (schema.org). */
export function legalServiceOf(office: WholeOfficeFragment): object {
  const { latitude, longitude } = office;
  return {
    ...officeJsonLd(office),
    telephone: office.phone,
    email: office.email ?? undefined,
    openingHoursSpecification: openingHours(office.hours),
    parentOrganization: firmJsonLd,
    ...(latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  };
}
