import { area, byId, byPath, nothing } from './row.ts';

const section = byPath('section');
const page = byPath('page');
const work = byPath('work');
const marketing = byPath('marketingPage');
const part = (level: 1 | 2 | 3 | 4 | 5) => byId('workPart', `id${level}`);

/** What the firm publishes and holds: publications, blog, news, events, training, features, products, search. */
export const writingRoutes = [
  ...area('publications', [
    ['publications-list', 'list', '/publications', section],
    ['publication', 'detail', '/publications/:id/:slug', byId('publication')],
  ]),
  ...area('blog', [
    ['blog-list', 'list', '/blog', section],
    ['blog-post', 'detail', '/blog/:slug', byPath('blogPost')],
    ['blog-categories', 'fixed', '/blog/categories', page],
  ]),
  ...area('events', [
    ['events-list', 'list', '/events', section],
    ['event', 'detail', '/events/:id/:slug', byId('event')],
  ]),
  ...area('features', [
    ['features-list', 'list', '/features', section],
    ['feature', 'detail', '/features/:root', work],
    ['feature-part-1', 'detail', '/features/:root/:id1/:slug1', part(1)],
    ['feature-part-2', 'detail', '/features/:root/:id1/:slug1/:id2/:slug2', part(2)],
    ['feature-part-3', 'detail', '/features/:root/:id1/:slug1/:id2/:slug2/:id3/:slug3', part(3)],
    ['feature-part-4', 'detail', '/features/:root/:id1/:slug1/:id2/:slug2/:id3/:slug3/:id4/:slug4', part(4)],
    [
      'feature-part-5',
      'detail',
      '/features/:root/:id1/:slug1/:id2/:slug2/:id3/:slug3/:id4/:slug4/:id5/:slug5',
      part(5),
    ],
    ['feature-marketing', 'detail', '/features/marketing/:slug', marketing],
  ]),
  ...area('insights', [['insights-list', 'list', '/insights', section]]),
  ...area('products', [
    ['products-list', 'list', '/products', section],
    ['product', 'detail', '/products/:root', work],
    ['product-part-1', 'detail', '/products/:root/:id1/:slug1', part(1)],
    ['product-part-2', 'detail', '/products/:root/:id1/:slug1/:id2/:slug2', part(2)],
    ['product-part-3', 'detail', '/products/:root/:id1/:slug1/:id2/:slug2/:id3/:slug3', part(3)],
    ['product-part-4', 'detail', '/products/:root/:id1/:slug1/:id2/:slug2/:id3/:slug3/:id4/:slug4', part(4)],
    [
      'product-part-5',
      'detail',
      '/products/:root/:id1/:slug1/:id2/:slug2/:id3/:slug3/:id4/:slug4/:id5/:slug5',
      part(5),
    ],
    ['products-disputes-aviator', 'fixed', '/products/disputes-aviator', page],
    ['products-access-the-tool', 'fixed', '/products/access-the-tool', page],
    ['product-marketing', 'detail', '/products/marketing/:slug', marketing],
  ]),
  ...area('news', [
    ['news-list', 'list', '/news', section],
    ['news-item', 'detail', '/news/:slug', byPath('news')],
  ]),
  ...area('search', [
    ['search', 'list', '/search', section],
    ['search-tab', 'detail', '/search/:tab', nothing],
  ]),
  ...area('training', [['training-item', 'detail', '/training/:id/:slug', byId('trainingItem')]]),
  ...area('training-series', [
    ['training-series-list', 'list', '/training-series', section],
    ['training-series', 'detail', '/training-series/:id/:slug', byId('trainingSeries')],
  ]),
];
