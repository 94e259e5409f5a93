import type { RegisteredRoute } from '../../platform/http/registered-routes.ts';

const read = [
  '/healthz',
  '/readyz',
  '/version',
  '/robots.txt',
  '/sitemap.xml',
  '/opensearch/:file',
  '/llms.txt',
  '/sitemaps/:file',
  '/assets/:sha/:name',
  '/assets/*',
  '/user/userpermissions',
  '/vcards/:locale/:file',
  '/wechat-codes/fenwarden-demo.svg',
  '/wechat-codes/fenwardencampus-demo.svg',
  '/art/v1/:kind/:name',
  '/art/:kind/:name',
  '/og/v1/:locale/:file',
  '/speculation-rules.json',
  '/graphql',
  '/calendars/:locale/my-list.ics',
  '/forms-begun',
  '/forms/:form',
  '/fr-fr/forms/:form',
  '/zh-cn/forms/:form',
  '/shared-reports',
  '/fr-fr/shared-reports',
  '/zh-cn/shared-reports',
  '/mail/preferences',
  '/fr-fr/mail/preferences',
  '/zh-cn/mail/preferences',
  '/mail/newsletters',
  '/fr-fr/mail/newsletters',
  '/zh-cn/mail/newsletters',
  ...['checkpoint', 'keys', 'proof', 'consistency'].map((name) => `/.well-known/navigator-log/${name}`),
];

/** What the site answers besides pages. */
export const siteRoutes: readonly RegisteredRoute[] = [
  ...read.flatMap((url) => ['GET', 'HEAD'].map((method) => ({ method, url }))),
  { method: 'POST', url: '/auth/backchannel-logout' },
  ...['', '/fr-fr', '/zh-cn'].flatMap((language) =>
    ['/mail/preferences', '/mail/newsletters', '/forms/:form'].map((path) => ({
      method: 'POST',
      url: language + path,
    })),
  ),
  { method: 'POST', url: '/graphql' },
  { method: 'POST', url: '/reports' },
  { method: 'POST', url: '/reports/saved' },
];
