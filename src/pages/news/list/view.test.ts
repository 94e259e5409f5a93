import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import { newsListVariables } from './search-params.ts';
import { newsListView } from './view.ts';

const item = (id: string, embargoedUntil: string | null = null) =>
  ({
    id,
    type: 'news',
    subject: null,
    locale: 'en',
    title: id,
    url: `/news/${id}`,
    summary: 'Summary',
    publishedOn: '2026-11-12',
    kind: 'STATEMENT',
    embargoedUntil,
    offices: [{ title: 'London' }],
  }) as const;

const officer = {
  id: 'pe1',
  type: 'person',
  locale: 'en',
  title: 'Oliver Strand',
  url: '/people/pe1/oliver-strand',
  summary: 'Press officer for the United Kingdom.',
  jobTitle: 'Head of Press',
  givenName: 'Oliver',
  familyName: 'Strand',
  email: 'press@fenwardenlisle.example',
  phone: '+44 20 7946 0236',
  mobile: '+44 7700 900236',
} as const;

const data = (nodes: ReturnType<typeof item>[]) => ({
  record: coreRecord({ type: 'section', title: 'News' }),
  newsItems: { totalCount: nodes.length, nodes, facets: [] },
  press: { nodes: [officer] },
  everybody: { totalCount: 132 },
  offices: { totalCount: 20 },
  story: { id: 'p1', type: 'page', locale: 'en', title: 'Our story', url: '/about-us/our-story' } as const,
});

const shown = (nodes: ReturnType<typeof item>[], locale: 'en' | 'zh-cn' = 'en') =>
  newsListView(data(nodes), requestOf('news-list', '/news', { locale }))?.props;

it('never shows what is under embargo, and shows it once that is over', () => {
  const props = shown([item('later', '2026-12-01T00:00:00Z'), item('earlier', '2026-11-01T00:00:00Z')]);
  expect([props?.lead?.id, props?.cards]).toEqual(['earlier', []]);
});

it('names those whom journalists may call, by day and by night', () => {
  expect(shown([])?.newsroom.officers).toMatchObject([
    {
      name: 'Oliver Strand',
      mark: 'OS',
      lines: [
        { text: 'Press officer for the United Kingdom.' },
        { url: 'tel:+442079460236' },
        { text: 'Out of hours:' },
        { url: 'tel:+447700900236' },
        { text: 'press@fenwardenlisle.example', url: 'mailto:press@fenwardenlisle.example' },
      ],
    },
  ]);
});

it('marks words of the interface beside a profile that is not translated', () => {
  const [person] = shown([], 'zh-cn')?.newsroom.officers ?? [];
  expect([person?.lang, person?.lines[2]?.lang]).toEqual(['en-GB', 'zh-CN']);
});

it('gives facts with their source or the day they were counted', () => {
  expect(shown([])?.newsroom.facts).toMatchObject([
    { source: { text: 'Source: Our story', url: '/about-us/our-story' } },
    { value: '20', source: { text: 'Counted on 20 November 2026' } },
    { value: '132' },
    { source: null },
  ]);
});

it('asks for what the address names', () => {
  const search = 'kind=statement&office=office-london&sector=%00&year=2026';
  expect(newsListVariables(requestOf('news-list', '/news', { search }))).toMatchObject({
    filter: { kind: ['STATEMENT'], offices: ['office-london'], sectors: null },
    until: '2027-01-01T00:00:00Z',
  });
});
