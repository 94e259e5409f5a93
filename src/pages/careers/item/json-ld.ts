import { firm } from '../../../platform/settings/firm.ts';
import { countryOf, firmJsonLd, postalAddress } from '../../shared/records/firm-json-ld.ts';
import type { Job } from '../records.ts';

const employment: Readonly<Record<string, string>> = {
  PERMANENT: 'FULL_TIME',
  FIXED_TERM: 'TEMPORARY',
  FREELANCE: 'CONTRACTOR',
};

/** The position for search engines (schema.org JobPosting); null when it is filled. */
export function jobPostingOf(job: Job): object | null {
  if (job.filled) return null;
  const { salaryFrom, salaryTo, currency } = job;
  const wanted = [...job.responsibilities, ...job.essential, ...job.desirable].map(({ text }) => text);
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: [job.summary, ...wanted].filter(Boolean).join('\n'),
    identifier: { '@type': 'PropertyValue', name: firm.name, value: job.id },
    datePosted: job.postedOn,
    validThrough: job.closesAt ?? undefined,
    employmentType: employment[job.contract],
    hiringOrganization: firmJsonLd,
    jobLocation: job.offices.map((office) => ({ '@type': 'Place', address: postalAddress(office) })),
    ...(job.workplace === 'REMOTE' && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: job.offices.map(({ location }) => ({
        '@type': 'Country',
        name: countryOf(location),
      })),
    }),
    ...(salaryFrom !== null &&
      currency !== null && {
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency,
          value: {
            '@type': 'QuantitativeValue',
            minValue: salaryFrom,
            maxValue: salaryTo ?? undefined,
            unitText: job.salaryPer ?? 'YEAR',
          },
        },
      }),
    // The form is on the position’s own page.
    directApply: true,
  };
}
