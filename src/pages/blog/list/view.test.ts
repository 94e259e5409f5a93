import { expect, it } from 'vitest';
import { fromMarkdown } from '../../../content/rich-text/from-markdown.ts';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import type { ListedPost } from './chosen-posts.ts';
import { blogListModule } from './module.ts';
import { blogFeed, blogListView, pageSize } from './view.ts';

const name = (id: string, title = id) => ({ id, type: 'x', locale: 'en', title, url: null }) as const;

function post(id: string, changes: Partial<ListedPost> = {}): ListedPost {
  return {
    ...name(id),
    type: 'blogPost',
    url: `/blog/${id}`,
    summary: 'Summary',
    publishedOn: '2026-10-20',
    categories: [name('c-drafting', 'Drafting')],
    series: null,
    authors: [name('pe1', 'Helena Okafor')],
    topics: [],
    translations: [{ locale: 'en' }],
    ...changes,
  };
}

const request = (search = '', locale: 'en' | 'fr-fr' = 'en') =>
  requestOf('blog-list', '/blog', { search, locale });
const listOf = (nodes: readonly ListedPost[]) => ({
  record: coreRecord({ type: 'section', title: 'Blog' }),
  blogPosts: { nodes },
});

function shown(nodes: readonly ListedPost[], search = '', locale: 'en' | 'fr-fr' = 'en') {
  const view = blogListView(listOf(nodes), request(search, locale));
  if (!view) throw new Error('the list is not shown');
  const { lead, cards, english, ...props } = view.props;
  return { ...props, head: view.head, lead, cards, english, ids: [...lead, ...cards].map(({ id }) => id) };
}

const three = [
  post('a', { publishedOn: '2026-10-20' }),
  post('b', { publishedOn: '2026-10-02', categories: [name('c-hearing', 'Hearing')] }),
  post('c', { publishedOn: '2025-03-05', authors: [name('pe2', 'Wei Jingyi')] }),
];

it('shows the posts of a category, an author and a month together', () => {
  expect(shown(three, 'category=c-drafting').ids).toEqual(['a', 'c']);
  expect(shown(three, 'category=c-drafting&month=2026-10').ids).toEqual(['a']);
  expect(shown(three, 'author=pe2&month=2025-03').ids).toEqual(['c']);
});

it('says of each choice how many posts it leaves with all other filters', () => {
  const { fields } = shown(three, 'category=c-drafting');
  const options = (field: string) =>
    fields.find((one) => one.name === field)?.options.map(({ label }) => label);
  expect(options('category')).toEqual(['Drafting (2)', 'Hearing (1)']);
  expect(options('month')).toEqual(['October 2026 (1)', 'March 2025 (1)']);
});

it('takes a value that no post has for no filter, and says so', () => {
  const { ids, active } = shown(three, 'category=nonsense&month=yesterday');
  expect([ids.length, active?.map(({ isUnknown }) => isUnknown)]).toEqual([3, [true, true]]);
});

it('finds words in title, text and names, whatever their accents and case', () => {
  const posts = [
    post('a', { body: fromMarkdown('A clause about **Désalination** plants.').blocks }),
    post('b', { title: 'Desalination' }),
    post('c', { authors: [name('pe3', 'Wei Jingyi')] }),
  ];
  expect(shown(posts, 'words=desalination').ids).toEqual(['a', 'b']);
  expect(shown(posts, 'words=desalination+clause').ids).toEqual(['a']);
  expect(shown(posts, 'words=wei').ids).toEqual(['c']);
  expect(shown(posts, 'words=desalination').active).toEqual([{ label: 'desalination', url: '/blog' }]);
});

it('reads the texts only when words are looked for', () => {
  expect(blogListModule.variables?.(request('month=2026-10'))).toMatchObject({ withText: false });
  expect(blogListModule.variables?.(request('words=pump'))).toMatchObject({ withText: true });
});

it('begins with the newest, large, and lets further pages do without', () => {
  const many = Array.from({ length: pageSize + 1 }, (_, at) => post(`p${at}`));
  const first = shown(many);
  expect(first.lead.map(({ id, summary }) => [id, summary])).toEqual([
    ['p0', 'Summary'],
    ['p1', undefined],
    ['p2', undefined],
    ['p3', undefined],
  ]);
  const second = shown(many, 'page=2');
  expect([second.lead, second.ids]).toEqual([[], [`p${pageSize}`]]);
  expect(second.head.title).toBe('Blog, page 2');
  expect(blogListView(listOf(many), request('page=3'))).toBeNull();
});

it('puts English posts that are not translated after those in the reader’s language', () => {
  const page = shown([post('fr', { locale: 'fr-fr' }), post('en')], '', 'fr-fr');
  expect([page.ids, page.english.map(({ id }) => id)]).toEqual([['fr'], ['en']]);
});

it('offers what is chosen as a feed with a name of its own, newest first whatever the language', () => {
  const posts = [post('old', { locale: 'fr-fr', publishedOn: '2024-01-01' }), post('new')];
  const feed = blogFeed(listOf(posts), request('category=c-drafting', 'fr-fr'));
  expect(feed).toContain('Blog · Drafting');
  expect(feed?.indexOf('[new]')).toBeLessThan(feed?.indexOf('[old]') ?? -1);
});
