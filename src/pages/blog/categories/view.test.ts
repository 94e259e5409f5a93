import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import { categoriesView } from './view.ts';

const post = (id: string, publishedOn: string) =>
  ({
    id,
    type: 'blogPost',
    subject: null,
    locale: 'en',
    title: id,
    url: `/blog/${id}`,
    summary: null,
    publishedOn,
  }) as const;
const newestFirst = [
  post('p4', '2026-04-01'),
  post('p3', '2026-03-01'),
  post('p2', '2026-02-01'),
  post('p1', '2026-01-01'),
];
const category = (id: string, isSeries: boolean, posts: typeof newestFirst) => ({
  ...({ id, type: 'blogCategory', locale: 'en', title: id, url: null } as const),
  summary: 'What belongs here',
  body: null,
  isSeries,
  posts: isSeries ? [] : posts.slice(0, 3),
  parts: isSeries ? posts : [],
});

function shown() {
  const nodes = [
    category('drafting', false, newestFirst),
    category('backwards', true, newestFirst),
    category('empty', false, []),
  ];
  const request = requestOf('blog-categories', '/blog/categories');
  const facets = [
    { values: [{ value: 'drafting', count: 40 }] },
    { values: [{ value: 'backwards', count: 4 }] },
  ];
  const data = { record: coreRecord(), blogCategories: { nodes }, blogPosts: { facets } };
  const props = categoriesView(data, request)?.props;
  if (!props) throw new Error('the page is not shown');
  return props;
}

it('describes each category with how much there is, its newest posts and its feed', () => {
  expect(shown().subjects).toMatchObject([
    {
      id: 'drafting',
      summary: 'What belongs here',
      count: { text: '40 posts', url: '/blog?category=drafting' },
      posts: [{ text: 'p4' }, { text: 'p3' }, { text: 'p2' }],
      feed: { url: '/blog.atom?category=drafting' },
    },
  ]);
});

it('lists a series whole and from its first part on', () => {
  const [series] = shown().series;
  expect(series?.posts.map(({ text }) => text)).toEqual(['p1', 'p2', 'p3', 'p4']);
  expect(series?.url).toBe('/blog?series=backwards');
});
