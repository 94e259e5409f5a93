import { choiceOptions, enumName } from '../../../content/types/choices.ts';
import { chosenId, chosenIn } from '../../shared/filters/filters.ts';
import { type Minimum, readMinimum } from '../salary.ts';

export const pageSize = 12;

/** Search parameters, in the order of the form. */
export const filterNames = [
  'q',
  'place',
  'department',
  'level',
  'contract',
  'workplace',
  'salary',
  'closing',
] as const;
export type FilterName = (typeof filterNames)[number];

export const orders = ['newest', 'closing', 'salary'] as const;
export type Order = (typeof orders)[number];

/** Days within which one may ask for a position to close. */
export const closingDays = [7, 30] as const;

/** Longest text that is looked for, in characters. */
const longestWords = 100;

/** What the address asks for; `''` and null for what it does not, or cannot. Choices are named as GraphQL does. */
export interface JobFilters {
  readonly q: string;
  /** An office's id. */
  readonly place: string;
  readonly department: string;
  readonly level: string;
  readonly contract: string;
  readonly workplace: string;
  readonly salary: Minimum | null;
  /** In how many days it closes at the latest. */
  readonly closing: number | null;
  readonly order: Order;
}

export function paramsOf(search: URLSearchParams): JobFilters {
  const choice = (
    list: 'job.department' | 'job.level' | 'job.contract' | 'job.workplace',
    name: FilterName,
  ) =>
    enumName(
      chosenIn(
        choiceOptions(list, 'en').map(({ value }) => value),
        search.get(name),
      ),
    );
  return {
    q: (search.get('q') ?? '').trim().slice(0, longestWords),
    place: chosenId(search.get('place'))?.[0] ?? '',
    department: choice('job.department', 'department'),
    level: choice('job.level', 'level'),
    contract: choice('job.contract', 'contract'),
    workplace: choice('job.workplace', 'workplace'),
    salary: readMinimum(search.get('salary')),
    closing: closingDays.find((days) => String(days) === search.get('closing')) ?? null,
    order: orders.find((order) => order === search.get('sort')) ?? 'newest',
  };
}
