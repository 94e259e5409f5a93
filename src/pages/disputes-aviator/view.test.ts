import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../testing/requests.fixture.ts';
import type { DisputesAviatorQuery } from './query.gen.ts';
import { disputesAviatorView } from './view.ts';

const data: DisputesAviatorQuery = {
  page: { ...coreRecord({ title: 'Disputes Aviator' }), contacts: [], related: [] },
  office: { phone: '+44 20 7946 0100' },
};

const shown = (search: string, locale: 'en' | 'fr-fr' | 'zh-cn' = 'en') => {
  const view = disputesAviatorView(
    data,
    requestOf('products-disputes-aviator', '/products/disputes-aviator', { search, locale }),
  );
  if (!view) throw new Error('no page');
  return view;
};

const court = 'clause=court&court=uk&exclusive=no&amount=2m-20m&assets=france&limit=no';

it('begins with the questions, and lets search engines keep only that page', () => {
  const { head, props } = shown('');
  expect(props).toMatchObject({ result: null, stop: null, errors: [], answers: [] });
  expect(props.form.groups.map(({ fields }) => fields.length)).toEqual([5, 3, 3, 3]);
  expect(head.noindex).toBe(false);
  expect(shown(court).head.noindex).toBe(true);
});

it('puts an error beside its question, in the summary and in the title', () => {
  const { head, props } = shown('show=1&clause=arbitration&amount=2m-20m&assets=uk&seat=uk');
  expect(head.title).toBe('Error: Disputes Aviator');
  expect(props.errors).toEqual([
    { text: 'Choose an answer to “Arbitration: which rules or institution?”', url: '#fact-institution' },
  ]);
  const fields = props.form.groups.flatMap((group) => group.fields);
  expect(fields.filter(({ error }) => error).map(({ name }) => name)).toEqual(['institution']);
  expect(fields.find(({ name }) => name === 'seat')?.value).toBe('uk');
  expect(props.result).toBeNull();
});

it('compares four routes on eight points, with bands, and marks the one it recommends', () => {
  const { result } = shown(court).props;
  expect(result?.heading).toBe('Negotiate to a date, and prepare a claim in court');
  expect(result?.because.at(-1)).toMatch(/would change the result: Contract, .*Exclusive/);
  expect(result?.columns.map(({ route, cells }) => [route, cells.length])).toEqual([
    ['negotiation', 8],
    ['mediation', 8],
    ['arbitration', 8],
    ['litigation', 8],
  ]);
  expect(result?.columns.filter(({ isRecommended }) => isRecommended).map(({ route }) => route)).toEqual([
    'negotiation',
    'litigation',
  ]);
  const litigation = result?.columns.at(-1)?.cells ?? [];
  expect(litigation.map(({ band }) => band).filter(Boolean)).toEqual([
    '14–26 months',
    '£500,000 to £1,800,000',
  ]);
});

it('numbers its sources, so that every reason leads to its own', () => {
  const { result } = shown(court).props;
  const reasons = result?.columns.flatMap(({ cells }) => cells.flatMap((cell) => cell.reasons)) ?? [];
  const hague = reasons.find(({ text }) => text.includes('1 July 2025'));
  const [number = 0] = hague?.sources ?? [];
  expect(result?.sources[number - 1]?.url).toContain('cid=137');
  const numbers = reasons.flatMap(({ sources }) => sources);
  expect(Math.max(...numbers)).toBe(result?.sources.length);
  expect(Math.min(...numbers)).toBe(1);
});

it('says which other answer would change the result, and where it is shown', () => {
  const change = shown(court).props.result?.changes.find(({ answer }) => answer.text.startsWith('Exclusive'));
  expect(change).toEqual({
    answer: {
      text: 'Exclusive: Yes, exclusive',
      url: '/products/disputes-aviator?clause=court&court=uk&exclusive=yes&amount=2m-20m&assets=france&limit=no',
    },
    effect: 'Enforcement becomes: Good',
  });
});

it('declines with a number to call when a period is about to end', () => {
  const { result, stop, answers } = shown(court.replace('limit=no', 'limit=soon')).props;
  expect(result).toBeNull();
  expect(stop?.reasons).toHaveLength(1);
  expect(stop?.telephone?.url).toBe('tel:+442079460100');
  expect(answers.map(({ label }) => label)).toContain('Limitation');
});

it('has one address for a result, without what was only typed into the form', () => {
  expect(shown(`show=1&seat=france&${court}`).props.url).toBe(
    'https://chancery.example/products/disputes-aviator?clause=court&court=uk&exclusive=no&amount=2m-20m&assets=france&limit=no',
  );
});

it('speaks the language of the reader', () => {
  expect(shown(court, 'fr-fr').props.result?.heading).toMatch(/^Négocier/);
  expect(shown(court, 'zh-cn').props.result?.columns.map(({ title }) => title)).toEqual([
    '协商',
    '调解',
    '仲裁',
    '诉讼',
  ]);
});
