import type { FastifyInstance } from 'fastify';
import { drawingThreads } from '../art/drawing/threads.ts';
import type { ClientBuild } from '../platform/assets/client-build.ts';
import { PageCache } from '../platform/cache/page-cache.ts';
import { Overloaded } from '../platform/http/overloaded.ts';
import { reportThread } from '../reports/making/report-thread.ts';
import { createApp } from './app.ts';
import type { Pages } from './page-server.ts';
import type { Site } from './site.ts';

/** What needs no database: probes, and what a page of an error loads. */
const withoutDatabase = /^\/(?:healthz$|readyz$|version$|assets\/|art\/|[^/]+\.(?:svg|png|ico|webmanifest)$)/;

/** The site before its database is there: pages that say so, and when to come again. Nothing is kept of them. */
export function siteStandIn(
  site: Site,
  { pages, client }: { readonly pages: Pages; readonly client: ClientBuild },
): FastifyInstance {
  const starting = () => {
    throw new Overloaded('starting');
  };
  const standing = createApp(
    {
      ...site,
      cache: new PageCache(),
      pictures: new PageCache(),
      drawing: drawingThreads(),
      reports: reportThread(),
    },
    {
      pages: { ...pages, handlePage: async () => starting() },
      clientDirectory: client.directory,
      stage: { current: 'starting' },
    },
  );
  standing.all('/graphql', starting);
  standing.addHook('preParsing', async ({ url }) => {
    if (!withoutDatabase.test(url.split('?')[0] ?? '')) starting();
  });
  return standing;
}
