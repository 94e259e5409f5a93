import { choiceLabel } from '../../../content/types/choices.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Clock } from '../../../platform/cache/clock.ts';
import type { JobCardFragment } from '../careers.fragments.gen.ts';
import { daysLeft } from '../job-state.ts';
import { reaches, topOf } from '../salary.ts';
import type { FilterName, JobFilters, Order } from './search-params.ts';
import { filterNames } from './search-params.ts';

interface Place {
  readonly clock: Clock;
  readonly locale: Locale;
}

/** Positions that pass every filter but one, so that the others of its values can be counted. */
export function jobsFor(
  jobs: readonly JobCardFragment[],
  chosen: JobFilters,
  place: Place,
  except?: FilterName,
): JobCardFragment[] {
  const wanted = filterNames.filter((name) => name !== except && chosen[name]);
  return jobs.filter((job) => wanted.every((name) => passes(job, name, chosen, place)));
}

function passes(
  job: JobCardFragment,
  name: FilterName,
  chosen: JobFilters,
  { clock, locale }: Place,
): boolean {
  switch (name) {
    case 'q':
      return hasWords(job, chosen.q, locale);
    case 'place':
      return job.offices.some(({ id }) => id === chosen.place);
    case 'department':
      return job.department === chosen.department;
    case 'level':
      return job.jobLevel === chosen.level;
    case 'contract':
      return job.contract === chosen.contract;
    case 'workplace':
      return job.workplace === chosen.workplace;
    case 'salary':
      return chosen.salary !== null && reaches(job, chosen.salary);
    case 'closing':
      return chosen.closing !== null && daysLeft(job, clock) <= chosen.closing;
  }
}

/** Accents and case aside. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function hasWords(job: JobCardFragment, words: string, locale: Locale): boolean {
  const text = plain(
    [
      job.title,
      job.summary,
      job.team,
      choiceLabel('job.department', job.department, locale),
      choiceLabel('job.level', job.jobLevel, locale),
      choiceLabel('job.contract', job.contract, locale),
      ...job.offices.map(({ title }) => title),
    ].join(' '),
  );
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** In an order, the reader's language before English that is not translated. */
export function inOrder(jobs: readonly JobCardFragment[], order: Order, locale: Locale): JobCardFragment[] {
  const english = (job: JobCardFragment) => Number(job.locale !== locale);
  return [...jobs].sort((a, b) => english(a) - english(b) || orders[order](a, b) || newest(a, b));
}

const newest = (a: JobCardFragment, b: JobCardFragment) =>
  b.postedOn.localeCompare(a.postedOn) || a.id.localeCompare(b.id);
/** What has no date comes last. */
const deadline = ({ closesAt }: JobCardFragment) => closesAt ?? '9999';
/** Amounts are compared within a currency and a period alone. */
const paidIn = ({ currency, salaryPer }: JobCardFragment) => `${currency ?? '~'} ${salaryPer ?? 'YEAR'}`;

const orders = {
  newest,
  closing: (a, b) => deadline(a).localeCompare(deadline(b)),
  salary: (a, b) => paidIn(a).localeCompare(paidIn(b)) || topOf(b) - topOf(a),
} satisfies Record<Order, (a: JobCardFragment, b: JobCardFragment) => number>;
