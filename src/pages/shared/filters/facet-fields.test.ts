import { expect, it } from 'vitest';
import { choiceLabel } from '../../../content/types/choices.ts';
import {
  boundsOfYear,
  type FacetRecord,
  type FacetRequest,
  facetFields,
  wordsRequest,
} from './facet-fields.ts';

const value = (value: string, count: number, label: string | null = null) =>
  ({ value, count, label, locale: label === null ? null : 'en' }) as const;

const facets: FacetRecord[] = [
  { field: 'topics', values: [value('t-z', 5, 'Zinc'), value('t-a', 1_200, 'Arbitration')] },
  { field: 'kind', values: [value('CLIENT_ALERT', 3)] },
  { field: 'year', values: [value('2024', 9), value('2026', 1)] },
  { field: 'availableIn', values: [value('fr-fr', 2)] },
  { field: 'sectors', values: [] },
];
const wanted: FacetRequest[] = [
  { name: 'topic', field: 'topics', label: 'Topic', values: 'records' },
  {
    name: 'kind',
    field: 'kind',
    label: 'Kind',
    values: (kind) => choiceLabel('publication.kind', kind, 'en'),
  },
  { name: 'year', field: 'year', label: 'Year', values: 'years' },
  { name: 'language', field: 'availableIn', label: 'Language', values: 'languages' },
  { name: 'sector', field: 'sectors', label: 'Sector', values: 'records' },
];
const fieldsFor = (query: string, locale: 'en' | 'zh-cn' = 'en') =>
  facetFields(facets, wanted, { address: '/publications', search: new URLSearchParams(query), locale });

it('offers what there is with its number, records by title and years newest first', () => {
  const { fields } = fieldsFor('');
  expect(fields.map(({ name, options }) => [name, ...options.map(({ label }) => label)])).toEqual([
    ['topic', 'Arbitration (1,200)', 'Zinc (5)'],
    ['kind', 'Client alert (3)'],
    ['year', '2026 (1)', '2024 (9)'],
    ['language', 'Français (2)'],
  ]);
});

it('writes choices as the address does, and marks titles that are not translated', () => {
  const { fields } = fieldsFor('', 'zh-cn');
  expect(fields[1]?.options[0]?.value).toBe('client-alert');
  expect(fields[0]?.options[0]?.lang).toBe('en-GB');
  expect(fieldsFor('topic=t-a', 'zh-cn').active[0]?.lang).toBe('en-GB');
});

it('shows what is chosen as links that take it away, back on the first page', () => {
  const { active, fields } = fieldsFor('topic=t-a&kind=client-alert&page=2');
  expect(active).toEqual([
    { label: 'Arbitration', url: '/publications?kind=client-alert' },
    { label: 'Client alert', url: '/publications?topic=t-a' },
  ]);
  expect(fields.map((field) => field.value)).toEqual(['t-a', 'client-alert', '', '']);
});

it('takes a value that is not offered for none', () => {
  const { active } = fieldsFor('topic=nonsense&sector=gone&kind=client-alert');
  expect(active.map(({ label }) => label)).toEqual(['Client alert']);
});

it('knows the days of a year, and nonsense for no year', () => {
  expect(boundsOfYear('2025')).toEqual({ from: '2025-01-01T00:00:00Z', until: '2026-01-01T00:00:00Z' });
  for (const text of [null, '', '25', '2025-01']) expect(boundsOfYear(text).from).toBeNull();
});

it('has a field for words, which can be taken away', () => {
  const place = {
    address: '/news',
    search: new URLSearchParams('q= data  &year=2026'),
    locale: 'en',
  } as const;
  const { fields, active } = facetFields([], [wordsRequest('en')], place);
  expect(fields).toMatchObject([{ name: 'q', kind: 'text', value: 'data' }]);
  expect(active).toEqual([{ label: 'data', url: '/news?year=2026' }]);
});
