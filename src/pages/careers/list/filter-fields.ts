import type { ActiveFilter } from '../../../components/listing/ActiveFilters.tsx';
import type { FilterField } from '../../../components/listing/Filters.tsx';
import { addressWith } from '../../../components/listing/paging.ts';
import { type choiceLabel, choiceOptions, declaredName, enumName } from '../../../content/types/choices.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { collator } from '../../../i18n/formatters.ts';
import { langOf } from '../../../i18n/language-of.ts';
import { type Locale, localeFacts } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { Clock } from '../../../platform/cache/clock.ts';
import type { ListPlace } from '../../shared/filters/filtered-list.ts';
import type { JobCardFragment } from '../careers.fragments.gen.ts';
import { daysLeft } from '../job-state.ts';
import { minimaOf, minimumText, reaches, writeMinimum } from '../salary.ts';
import { jobsFor } from './job-search.ts';
import { closingDays, type FilterName, type JobFilters } from './search-params.ts';

interface Place extends ListPlace {
  readonly clock: Clock;
}

interface Option {
  /** As the address has it. */
  readonly value: string;
  readonly label: string;
  readonly lang?: string | undefined;
  readonly has: (job: JobCardFragment) => boolean;
}

/** The form beside the positions: each value with the number it leaves, those that leave none left out. */
export function jobFilters(
  jobs: readonly JobCardFragment[],
  wanted: JobFilters,
  place: Place,
): { fields: FilterField[]; active: ActiveFilter[] } {
  const { locale, address, search } = place;
  const m = messagesFor(locale);
  const without = (name: FilterName) => addressWith(address, search, { [name]: null, page: null });
  const words: FilterField = {
    name: 'q',
    label: m.careers.words,
    kind: 'text',
    value: wanted.q,
    options: [],
  };
  const fields = [words];
  const active: ActiveFilter[] = wanted.q ? [{ label: wanted.q, url: without('q') }] : [];
  for (const { name, label, options } of listsOf(jobs, wanted, locale, place.clock)) {
    const others = jobsFor(jobs, wanted, place, name);
    const chosen = options.find(({ value }) => value === chosenValue(wanted, name));
    const shown = options.map((option) => ({ ...option, count: others.filter(option.has).length }));
    const offered = shown.filter(({ count, value }) => count > 0 || value === chosen?.value);
    if (offered.length === 0) continue;
    if (chosen) active.push({ label: chosen.label, url: without(name) });
    fields.push({
      name,
      label,
      value: chosen?.value ?? '',
      options: offered.map(({ value, label: text, lang, count }) => ({
        value,
        lang,
        label: m.insights.filters.option({ label: text, count: formatNumber(count, locale) }),
      })),
    });
  }
  return { fields, active };
}

function chosenValue(wanted: JobFilters, name: FilterName): string {
  const value = wanted[name];
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') return writeMinimum(value);
  return name === 'place' ? value : declaredName(value);
}

interface FilterList {
  readonly name: FilterName;
  readonly label: string;
  readonly options: readonly Option[];
}

function listsOf(
  jobs: readonly JobCardFragment[],
  wanted: JobFilters,
  locale: Locale,
  clock: Clock,
): FilterList[] {
  const { careers: m } = messagesFor(locale);
  const minima = minimaOf(jobs);
  const written = wanted.salary && writeMinimum(wanted.salary);
  const amounts =
    wanted.salary && !minima.some((one) => writeMinimum(one) === written)
      ? [wanted.salary, ...minima]
      : minima;
  return [
    { name: 'place', label: m.place, options: officesOf(jobs, locale) },
    { name: 'department', label: m.department, options: choices('department', 'job.department', locale) },
    { name: 'level', label: m.level, options: choices('jobLevel', 'job.level', locale) },
    { name: 'contract', label: m.contract, options: choices('contract', 'job.contract', locale) },
    { name: 'workplace', label: m.workplace, options: choices('workplace', 'job.workplace', locale) },
    {
      name: 'salary',
      label: m.salaryMinimum,
      options: amounts.map((minimum) => ({
        value: writeMinimum(minimum),
        label: minimumText(minimum, locale),
        has: (job) => reaches(job, minimum),
      })),
    },
    {
      name: 'closing',
      label: m.closing,
      options: closingDays.map((days) => ({
        value: String(days),
        label: m.within({ count: days }),
        has: (job) => daysLeft(job, clock) <= days,
      })),
    },
  ];
}

function choices(
  field: 'department' | 'jobLevel' | 'contract' | 'workplace',
  list: Parameters<typeof choiceLabel>[0],
  locale: Locale,
): Option[] {
  return choiceOptions(list, locale).map(({ value, label }) => ({
    value,
    label,
    has: (job) => job[field] === enumName(value),
  }));
}

/** Every office that has a position, by name. */
function officesOf(jobs: readonly JobCardFragment[], locale: Locale): Option[] {
  const offices = new Map(jobs.flatMap((job) => job.offices.map((office) => [office.id, office] as const)));
  const { compare } = collator(localeFacts[locale].tag);
  return [...offices.values()]
    .sort((a, b) => compare(a.title, b.title))
    .map(({ id, title, locale: own }) => ({
      value: id,
      label: title,
      lang: langOf(own, locale),
      has: (job) => job.offices.some((office) => office.id === id),
    }));
}
