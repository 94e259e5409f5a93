import { area, byPath, nothing } from './row.ts';

const section = byPath('section');
const page = byPath('page');

/** What the firm publishes and holds: publications, blog, news, events, training, features, products, search. */
export const writingRoutes = [
  ...area('publications', [['publications-list', 'list', '/publications', section]]),
  ...area('blog', [
    ['blog-list', 'list', '/blog', section],
    ['blog-categories', 'fixed', '/blog/categories', page],
  ]),
  ...area('events', [['events-list', 'list', '/events', section]]),
  ...area('features', [['features-list', 'list', '/features', section]]),
  ...area('insights', [['insights-list', 'list', '/insights', section]]),
  ...area('products', [
    ['products-list', 'list', '/products', section],
    ['products-disputes-aviator', 'fixed', '/products/disputes-aviator', page],
    ['products-access-the-tool', 'fixed', '/products/access-the-tool', page],
  ]),
  ...area('news', [['news-list', 'list', '/news', section]]),
  ...area('search', [
    ['search', 'list', '/search', section],
    ['search-tab', 'detail', '/search/:tab', nothing],
  ]),
  ...area('training-series', [['training-series-list', 'list', '/training-series', section]]),
];
