import { offsetOf } from '../../../components/listing/paging.ts';
import { closingDays } from '../../../content/lists/derived-filters.ts';
import { readMinimum } from '../../../content/lists/pay.ts';
import type {
  JobContract,
  JobDepartment,
  JobLevel,
  JobWorkplace,
} from '../../../graphql/content/schema-types.gen.ts';
import type { PageRequest } from '../../page-module.ts';
import { wordsParam } from '../../shared/filters/facet-fields.ts';
import { chosenChoice, chosenId, chosenIn } from '../../shared/filters/filters.ts';
import type { CareersListQueryVariables } from './query.gen.ts';

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

/** Orders by the value in the address, the first where none is named, as the list knows them. */
const listOrders = { newest: 'NEWEST', closing: 'CLOSING', salary: 'AMOUNT' } as const;
type Order = keyof typeof listOrders;
export const orders = Object.keys(listOrders) as Order[];

export function orderParam(search: URLSearchParams): Order {
  return orders.find((order) => order === search.get('sort')) ?? 'newest';
}

/** What the address asks the list for; values that cannot be are left out. */
export function careersVariables({ recordId, locale, search }: PageRequest): CareersListQueryVariables {
  const salary = search.get('salary') ?? '';
  const closing = chosenIn(closingDays.map(String), search.get('closing'));
  return {
    id: recordId ?? '',
    locale,
    words: wordsParam(search) || null,
    filter: {
      state: ['open'],
      offices: chosenId(search.get('place')),
      department: chosenChoice<JobDepartment>('job.department', search.get('department')),
      level: chosenChoice<JobLevel>('job.level', search.get('level')),
      contract: chosenChoice<JobContract>('job.contract', search.get('contract')),
      workplace: chosenChoice<JobWorkplace>('job.workplace', search.get('workplace')),
      salary: readMinimum(salary) ? [salary] : null,
      closing: closing ? [closing] : null,
    },
    order: listOrders[orderParam(search)],
    first: pageSize,
    offset: offsetOf(search, pageSize),
    isPlain: [...search.keys()].every((name) => name === 'sort'),
  };
}
