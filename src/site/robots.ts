import type { FastifyInstance } from 'fastify';

/** Areas that no search engine should list, seen from the language prefix. */
export const unlistedAreas = ['auth', 'remote', 'search', 'thank-you'] as const;

/**
 * `/robots.txt` (RFC 9309). Pages that say `noindex` themselves may be fetched, or nobody would read it there; kept
 * out is only what costs and shows nothing: search results and the shells of the signed-in area.
 */
export function registerRobots(app: FastifyInstance, siteOrigin: string): void {
  const lines = [
    'User-agent: *',
    'Disallow: /search/',
    'Disallow: /*/search/',
    'Disallow: /auth/',
    'Disallow: /*/auth/',
    'Disallow: /graphql',
    'Allow: /',
    '',
    `Sitemap: ${siteOrigin}/sitemap.xml`,
    '',
  ];
  app.get('/robots.txt', (_, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=3600' })
      .type('text/plain; charset=utf-8')
      .send(lines.join('\n')),
  );
}
