import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import type { WorkCoverQuery } from './query.gen.ts';
import { coverView } from './view.ts';

const author = (id: string) => ({
  id,
  type: 'person',
  locale: 'en',
  title: `Author ${id}`,
  url: `/people/${id}/x`,
  jobTitle: 'Partner',
  standing: 'ACTIVE',
  givenName: 'A',
  familyName: id,
  offices: [],
});
const words = (count: number) => [
  {
    _type: 'block',
    _key: 'k1',
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 's', text: 'word '.repeat(count), marks: [] }],
  },
];
const part = (id: string, more: object = {}) => ({
  id,
  locale: 'en',
  title: `Part ${id}`,
  url: `/features/long/${id}/x`,
  summary: null,
  body: words(460),
  publishedAt: '2026-10-01T08:00:00Z',
  authors: [author('pe1')],
  parts: [],
  ...more,
});

function cover(changes: object = {}, search = '') {
  const work = {
    ...coreRecord({ type: 'work', title: 'Long', url: '/features/long', path: '/features/long' }),
    translations: [{ locale: 'en', url: '/features/long', title: 'Long' }],
    product: { name: 'Resilience', feature: 'Long' },
    audience: 'Boards',
    points: [],
    pricing: null,
    priceFrom: null,
    priceCurrency: null,
    steps: null,
    needs: null,
    assurances: [],
    contacts: [],
    services: [],
    sectors: [],
    jurisdictions: [],
    topics: [],
    campaigns: [],
    parts: [part('wp1', { parts: [part('wp2', { authors: [author('pe2'), author('pe1')] })] }), part('wp3')],
    ...changes,
  };
  return coverView({ work } as unknown as WorkCoverQuery, requestOf('feature', '/features/long', { search }));
}

it('a feature’s cover says for whom it is, how long it takes, who wrote it, and where to begin', () => {
  const props = cover()?.props;
  expect(props?.eyebrow).toBe('Feature, Resilience');
  const facts = Object.fromEntries(props?.facts.map(({ label, values }) => [label, values[0]?.text]) ?? []);
  expect(facts).toMatchObject({
    For: 'Boards',
    Length: '3 parts',
    'Reading time': '6 minutes',
    Updated: '1 October 2026',
  });
  expect(props?.authors.map(({ id }) => id)).toEqual(['pe1', 'pe2']);
  expect(props?.begin).toMatchObject({ text: 'Begin with “Part wp1”', url: '/features/long/wp1/x' });
  expect(props?.chapters).toMatchObject([
    { id: 'wp1', minutes: '2 minutes', parts: [{ id: 'wp2' }] },
    { id: 'wp3' },
  ]);
});

it('the whole work on one page has every part below its heading, and is no page of its own for search engines', () => {
  const view = cover({}, 'view=all');
  expect(view?.props.whole?.map(({ number, level, authors }) => [number, level, authors])).toEqual([
    ['1', 2, 'Author pe1'],
    ['1.1', 3, 'Author pe2 and Author pe1'],
    ['2', 2, 'Author pe1'],
  ]);
  expect(view?.head).toMatchObject({ noindex: true, canonical: '/features/long' });
  expect(cover()?.props.whole).toBeNull();
});

it('search engines read a feature as a report with its chapters, a product as an application with its offer', () => {
  expect(cover()?.head.jsonLd?.[0]).toMatchObject({
    '@type': 'Report',
    hasPart: [
      { name: 'Part wp1', position: 1 },
      { name: 'Part wp2', position: 2 },
      { name: 'Part wp3', position: 3 },
    ],
  });
  const product = cover({ product: { name: 'Long', feature: null }, priceFrom: 9500, priceCurrency: 'EUR' });
  expect(product?.head.jsonLd?.[0]).toMatchObject({
    '@type': 'SoftwareApplication',
    offers: { price: 9500, priceCurrency: 'EUR' },
  });
  expect(product?.props.eyebrow).toBe('Product');
  const asked = cover({ product: { name: 'Long', feature: null }, pricing: 'By the number of employees.' });
  expect(asked?.head.jsonLd?.[0]).toMatchObject({ offers: { description: 'By the number of employees.' } });
});

it('a product says how to come by it, step by step, and where data are', () => {
  const sections = cover({
    product: null,
    steps: 'Ask.\nTry.',
    assurances: [{ label: 'Place', text: 'Dublin' }],
  })?.props.sections;
  expect(sections).toMatchObject([
    { kind: 'numbers', heading: 'How to get it', items: ['Ask.', 'Try.'] },
    {
      kind: 'rows',
      heading: 'Security and data',
      groups: [[{ label: 'Place', values: [{ text: 'Dublin' }] }]],
    },
  ]);
});

it('on one page a link to another part leads down the page, and one to elsewhere leads there', () => {
  const linkTo = (record: string, href: string) => ({ _type: 'recordLink', _key: record, record, href });
  const body = words(3).map((block) => ({ ...block, markDefs: [linkTo('wp3', '/a'), linkTo('pu1', '/b')] }));
  const [first] = cover({ parts: [part('wp1', { body }), part('wp3')] }, 'view=all')?.props.whole ?? [];
  expect(first?.body).toMatchObject([{ markDefs: [{ href: '#wp3' }, { href: '/b' }] }]);
});
