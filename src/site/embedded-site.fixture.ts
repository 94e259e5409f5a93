import type { AddressInfo } from 'node:net';
import { publishedFeed } from '../content/changes/published-feed.ts';
import { registerGraphql } from '../graphql/endpoint/graphql.ts';
import { tokensFor } from '../identity/testing/code-flow.ts';
import { TestBrowser } from '../identity/testing/sign-in.ts';
import { startTestIdentity } from '../identity/testing/start-test-identity.ts';
import { createApp } from './app.ts';
import { testPages, testSite } from './testing.ts';

/** The site's API together with the embedded identity provider, on one database, as `npm start` runs them. */
export async function startEmbeddedSite() {
  const running = await startTestIdentity();
  const { port } = new URL(running.issuer);
  const site = testSite({ IDENTITY_PORT: port }, running.database.url);
  const app = createApp(site, { pages: testPages(), clientDirectory: null });
  const feed = publishedFeed(site.database.kysely);
  registerGraphql(app, { ...site, feed, timer: { wakeAt: async () => {} } });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const post = (token: string, query: string) =>
    fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query }),
    });
  return {
    running,
    site,
    socketUrl: `${origin.replace('http', 'ws')}/graphql`,
    post,
    /** What each address of the site that takes bearer tokens answers. */
    statusesFor: async (token: string): Promise<number[]> => {
      const headers = { authorization: `Bearer ${token}` };
      const permissions = await fetch(`${origin}/user/userpermissions`, { headers });
      return [(await post(token, '{ me { id } }')).status, permissions.status];
    },
    /** Signs somebody in, in a browser of their own. */
    signedIn: async (email = 'client@example.com') => {
      const browser = new TestBrowser();
      const tokens = await tokensFor(running, { browser, email });
      return { browser, token: tokens.access_token, refreshToken: tokens.refresh_token ?? '' };
    },
    stop: async () => {
      await app.close();
      await site.database.end();
      await running.stop();
    },
  };
}
