import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { listenForPublications, type Publication } from '../../content/changes/change-feed.ts';
import { publishedFeed } from '../../content/changes/published-feed.ts';
import { createApp } from '../../site/app.ts';
import type { Site } from '../../site/site.ts';
import { testPages, testSite } from '../../site/testing.ts';
import { type GraphqlOptions, registerGraphql } from './graphql.ts';
import { startIssuer } from './issuer.fixture.ts';

/** The site with its GraphQL endpoint on a database of its own, listening for publications, on a free port. */
export async function startGraphql(
  more: {
    /** Over the settings of the test's own identity provider. */
    readonly env?: Record<string, string>;
    readonly log?: Site['log'];
  } & Partial<GraphqlOptions> = {},
) {
  const { env, log, ...options } = more;
  const issuer = await startIssuer();
  const testDatabase = await createTestDatabase({ seeded: false });
  const plain = testSite(
    {
      AUTH_CLIENT_ID: 'chancery-site',
      AUTH_AUDIENCE: issuer.settings.authAudience,
      AUTH_ISSUER: issuer.settings.authIssuer,
      ...env,
    },
    testDatabase.url,
  );
  const site = log ? { ...plain, log } : plain;
  const feed = publishedFeed(site.database.kysely);
  const listening = await listenForPublications({
    url: testDatabase.url,
    pool: site.database.pool,
    processName: 'test',
    onPublication: (publication: Publication) => feed.tell(publication),
    onGap: () => {},
  });
  const app = createApp(site, { pages: testPages(), clientDirectory: null });
  const timer = { wakeAt: async () => {} };
  registerGraphql(app, { database: site.database, settings: site.settings, feed, timer, ...options });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/graphql`;
  return {
    url,
    socketUrl: url.replace('http', 'ws'),
    site,
    siteOrigin: site.settings.siteOrigin,
    database: site.database,
    token: issuer.token,
    people: issuer.people,
    followers: feed.followers,
    /** How many connections are open, sockets among them. */
    connections: () => promisify(app.server.getConnections.bind(app.server))(),
    /** POSTs a query, or a batch of them, as JSON. */
    post: (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
      fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/graphql-response+json',
          ...headers,
        },
        body: JSON.stringify(body),
      }),
    stop: async () => {
      await app.close();
      await listening.stop();
      await site.database.end();
      await testDatabase.drop();
      await issuer.stop();
    },
  };
}

export type RunningGraphql = Awaited<ReturnType<typeof startGraphql>>;
