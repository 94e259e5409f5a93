import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import type { BlogListQuery } from './query.gen.ts';
import { blogVariables, pageSize } from './search-params.ts';
import { blogFeed, blogListView } from './view.ts';

type Post = BlogListQuery['blogPosts']['nodes'][number];

const name = (id: string, title = id) => ({ id, type: 'x', locale: 'en', title, url: null }) as const;

function post(id: string, changes: Partial<Post> = {}): Post {
  return {
    ...name(id),
    type: 'blogPost',
    subject: null,
    url: `/blog/${id}`,
    summary: 'Summary',
    publishedOn: '2026-10-20',
    categories: [name('c-drafting', 'Drafting')],
    authors: [name('pe1', 'Helena Okafor')],
    ...changes,
  };
}

const value = (text: string, label: string | null = null) =>
  ({ value: text, label, locale: label === null ? null : 'en', count: 1 }) as const;
const request = (search = '', locale: 'en' | 'fr-fr' = 'en') =>
  requestOf('blog-list', '/blog', { search, locale });
const listOf = (nodes: readonly Post[], totalCount = nodes.length) => ({
  record: coreRecord({ type: 'section', title: 'Blog' }),
  blogPosts: {
    nodes,
    totalCount,
    facets: [
      { field: 'categories', values: [value('c-drafting', 'Drafting')] },
      { field: 'month', values: [value('2025-03'), value('2026-10')] },
    ],
  },
});

function shown(nodes: readonly Post[], search = '', locale: 'en' | 'fr-fr' = 'en', total = nodes.length) {
  const view = blogListView(listOf(nodes, total), request(search, locale));
  if (!view) throw new Error('the list is not shown');
  const { lead, cards, english, ...props } = view.props;
  return { ...props, head: view.head, lead, cards, english, ids: [...lead, ...cards].map(({ id }) => id) };
}

it('asks for the posts of a category, an author and a month with words, and leaves out what cannot be', () => {
  expect(blogVariables(request('q=pump&category=c-drafting&month=2026-10&page=2'))).toMatchObject({
    words: 'pump',
    filter: { categories: ['c-drafting'], month: ['2026-10'], authors: null },
    offset: pageSize,
  });
  expect(blogVariables(request('month=yesterday&language=xx'))).toMatchObject({
    filter: { month: null },
    availableIn: null,
  });
});

it('offers months in words, the newest first', () => {
  const months = shown([])
    .fields.find((one) => one.name === 'month')
    ?.options.map(({ label }) => label);
  expect(months).toEqual(['October 2026 (1)', 'March 2025 (1)']);
});

it('begins with the newest, large, and lets further pages do without', () => {
  const total = pageSize + 1;
  const first = shown(
    Array.from({ length: pageSize }, (_, at) => post(`p${at}`)),
    '',
    'en',
    total,
  );
  expect(first.lead.map(({ id, summary }) => [id, summary])).toEqual([
    ['p0', 'Summary'],
    ['p1', undefined],
    ['p2', undefined],
    ['p3', undefined],
  ]);
  const second = shown([post(`p${pageSize}`)], 'page=2', 'en', total);
  expect([second.lead, second.ids]).toEqual([[], [`p${pageSize}`]]);
  expect(second.head.title).toBe('Blog, page 2');
  expect(blogListView(listOf([], total), request('page=3'))).toBeNull();
});

it('puts English posts that are not translated after those in the reader’s language', () => {
  const page = shown([post('fr', { locale: 'fr-fr' }), post('en')], '', 'fr-fr');
  expect([page.ids, page.english.map(({ id }) => id)]).toEqual([['fr'], ['en']]);
});

it('offers what is chosen as a feed with a name of its own', () => {
  expect(blogFeed(listOf([post('new')]), request('category=c-drafting', 'fr-fr'))).toContain(
    'Blog · Drafting',
  );
});
