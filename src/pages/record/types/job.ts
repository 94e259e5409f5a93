import { choiceLabel } from '../../../i18n/choices.ts';
import { fill, plural } from '../../../i18n/fill.ts';
import { formatDay, formatInstant, formatMoney } from '../../../i18n/format.ts';
import { localeFacts } from '../../../routing/locales.ts';
import { bulletSection, dayRow, peopleSection, recordsRow, textRow } from '../../rows.ts';
import type { PartsContext, RecordOf, RecordParts } from '../parts.ts';

const employment = { PERMANENT: 'FULL_TIME', FIXED_TERM: 'TEMPORARY', FREELANCE: 'CONTRACTOR' };

export function jobParts(job: RecordOf<'Job'>, context: PartsContext): RecordParts {
  const { m, locale } = context;
  const { tag } = localeFacts[locale];
  return {
    meta: [
      recordsRow(m.record.offices, job.offices, locale),
      textRow(m.careers.team, job.team),
      textRow(m.careers.level, choiceLabel('jobLevel', job.jobLevel, locale)),
      textRow(m.careers.contract, choiceLabel('jobContract', job.contract, locale)),
      textRow(m.careers.salary, salaryOf(job, context)),
      textRow(m.careers.hybrid, job.hybrid),
      dayRow(m.careers.posted, job.postedOn, locale),
      textRow(m.careers.closes, job.closesAt && formatInstant(job.closesAt, locale)),
    ],
    state: stateOf(job, context),
    sections: [
      bulletSection('responsibilities', m.careers.responsibilities, job.responsibilities),
      bulletSection('essential', m.careers.essential, job.essential),
      bulletSection('desirable', m.careers.desirable, job.desirable),
      {
        kind: 'table',
        id: 'process',
        heading: m.careers.process,
        columns: [m.careers.stage, m.careers.typicalTime],
        rows: job.process.map(({ stage, days }) => [
          { text: stage },
          { text: days === null ? '' : plural(tag, days, m.careers.days) },
        ]),
      },
      peopleSection('recruiter', m.careers.recruiter, [job.recruiter], locale),
    ],
    jsonLd: {
      '@type': 'JobPosting',
      title: job.title,
      description: job.summary,
      datePosted: job.postedOn,
      validThrough: job.closesAt ?? undefined,
      employmentType: employment[job.contract],
      hiringOrganization: { '@type': 'Organization', name: 'Fenwarden Lisle LLP' },
      jobLocation: job.offices.map(({ title }) => ({ '@type': 'Place', address: title })),
    },
  };
}

function salaryOf(job: RecordOf<'Job'>, { m, locale }: PartsContext): string | null {
  if (job.salaryFrom === null) return null;
  const from = formatMoney(job.salaryFrom, job.currency, locale);
  if (job.salaryTo === null) return fill(m.careers.salaryFrom, { from });
  return fill(m.careers.salaryRange, { from, to: formatMoney(job.salaryTo, job.currency, locale) });
}

function stateOf(job: RecordOf<'Job'>, { m, locale, request }: PartsContext): string | null {
  if (job.filled) return m.careers.filled;
  if (!job.closesAt || new Date(job.closesAt) > request.now) return null;
  return fill(m.careers.closed, { date: formatDay(job.closesAt, locale) });
}
