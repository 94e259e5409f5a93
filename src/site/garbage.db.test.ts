/** Whatever is written into a query or sent as a variable: an answer, and never a failure of the server's. */

import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { type GraphQLField, getNamedType, isCompositeType, isEnumType, isNonNullType } from 'graphql';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { everyPlace, type Place } from '../../e2e/testing/places.ts';
import { createTestDatabase } from '../../scripts/embedded-postgres/test-database.ts';
import { publishedFeed } from '../content/changes/published-feed.ts';
import { anonymous } from '../content/context.ts';
import { buildSchema } from '../graphql/content/index.ts';
import { registerGraphql } from '../graphql/endpoint/graphql.ts';
import { type ContentError, execute, stored } from '../graphql/execute.ts';
import { errorPage } from '../pages/errors/error-page.tsx';
import { pageFor } from '../pages/registry.ts';
import { Clock } from '../platform/cache/clock.ts';
import { routesOf } from '../platform/http/registered-routes.ts';
import { type RouteName, routes } from '../routing/routes.ts';
import { createApp } from './app.ts';
import { anyRequest } from './garbage/any-request.fixture.ts';
import { anyText } from './garbage/any-text.fixture.ts';
import { knownBySite } from './garbage/known.fixture.ts';
import { encode } from './garbage/on-the-wire.fixture.ts';
import { sendAny, shown } from './garbage/send-any.fixture.ts';
import { siteRoutes } from './garbage/site-routes.fixture.ts';
import { handlePage } from './handle-page.ts';
import { searchRead } from './search-read.ts';
import type { Site } from './site.ts';
import { testSite } from './testing.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let site: Site;
let places: Place[];

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  // With everything that settings add.
  site = testSite(
    { NODE_ENV: 'production', ANALYTICS_URL: 'https://counter.example/api/event' },
    database.url,
  );
  places = await everyPlace(site.database);
});
afterAll(async () => {
  await site.database.end();
  await database.drop();
});

const read = routes.flatMap((route) => {
  const names = pageFor(route).searchParams ?? [];
  return names.length > 0 ? [{ name: route.name, names }] : [];
});

test.each(read)('$name answers any value of its search parameters', async ({ name, names }) => {
  const query = fc.array(fc.tuple(fc.constantFrom(...names), anyText), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(query, fc.constantFrom(...addressesOf(name)), async (pairs, pathname) => {
      const search = `?${pairs.map(([key, value]) => `${key}=${encode(value)}`).join('&')}`;
      const { status } = await handlePage({ pathname, search: searchRead(pathname, search) }, site);
      expect(status === 200 || status === 404, `${status} ${search}`).toBe(true);
    }),
    { numRuns: 25 },
  );
});

test.each(read.filter(({ names }) => names.includes('page')))(
  '$name has no page beyond its last',
  async ({ name }) => {
    const [pathname = ''] = addressesOf(name);
    for (const page of ['500', '9999', '99999', '9'.repeat(40)]) {
      const search = searchRead(pathname, `?page=${page}`);
      expect((await handlePage({ pathname, search }, site)).status, page).toBe(404);
    }
  },
);

/** Of a real page of a row, in each of its languages. */
function addressesOf(name: RouteName): string[] {
  return places.filter(({ route }) => route.name === name).map(({ address }) => address);
}

test('any address is answered', async () => {
  const segment = anyText.filter((value) => value.isWellFormed()).map(encodeURIComponent);
  await fc.assert(
    fc.asyncProperty(fc.array(segment, { maxLength: 4 }), async (segments) => {
      const pathname = `/${segments.join('/')}`.slice(0, 2_000);
      expect([200, 308, 400, 404, 410]).toContain((await handlePage({ pathname, search: '' }, site)).status);
    }),
    { numRuns: 60 },
  );
});

const queries = Object.values(buildSchema().getQueryType()?.getFields() ?? {}).filter(
  ({ args }) => args.length > 0,
);

test('any variable of any query is answered or refused as the caller’s mistake', async () => {
  const garbage = fc.oneof(anyText, fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...queries), fc.infiniteStream(garbage), async (field, stream) => {
      const values = Object.fromEntries(field.args.map(({ name }) => [name, stream.next().value]));
      const problem = await problemWith(field, values);
      expect(problem, `${field.name} ${JSON.stringify(values)}`).toBeNull();
    }),
    { numRuns: 300 },
  );
});

/** What the server would have to answer for; null when it answered, or refused in words for the caller. */
async function problemWith(field: GraphQLField<unknown, unknown>, values: Record<string, unknown>) {
  const requested = field.args.filter(({ name, type }) => name !== 'filter' || isNonNullType(type));
  const declared = requested.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const given = requested.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isCompositeType(getNamedType(field.type)) ? '{ __typename }' : '';
  const variables = Object.fromEntries(
    requested.map(({ name, type }) => {
      const named = getNamedType(type);
      if (named.name === 'Locale') return [name, 'fr-fr'];
      if (isEnumType(named)) return [name, named.getValues()[0]?.name];
      const value = values[name];
      if (named.name === 'Int') return [name, Number.isInteger(value) ? value : 5];
      return [name, String(value)];
    }),
  );
  const query = stored<object, object>('Q', `query Q(${declared}) { ${field.name}(${given}) ${selection} }`);
  const reading = { db: site.database.kysely, viewer: anonymous, clock: new Clock() };
  const error = await execute(query, variables, reading).then(
    () => null,
    (reason: ContentError) => reason,
  );
  const wrong = error?.errors.find(({ originalError }) => originalError && !('extensions' in originalError));
  return wrong ? wrong.message : null;
}

test('whatever is sent to any address is answered, or refused as the caller’s mistake, and tells nothing of the inside', {
  timeout: 120_000,
}, async () => {
  const app = createApp(site, { pages: { searchRead, handlePage, errorPage }, clientDirectory: null });
  onTestFinished(() => app.close());
  const feed = publishedFeed(site.database.kysely);
  const timer = { wakeAt: async () => {} };
  registerGraphql(app, { settings: site.settings, database: site.database, feed, timer });
  await app.listen({ host: 'localhost', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  expect(new Set(routesOf(app))).toEqual(new Set(siteRoutes));
  const known = knownBySite(site.settings);
  const pages = places.map(({ address }) => ({ method: 'GET', url: address }));
  // Pages are many; what is of one kind alone is to be asked as often as all of them.
  await fc.assert(
    fc.asyncProperty(fc.oneof(anyRequest(siteRoutes, known), anyRequest(pages, known)), async (requested) => {
      expect((await sendAny(port, requested)).problem, shown(requested)).toBeNull();
    }),
    { numRuns: 250, seed: 17, includeErrorInReport: true },
  );
  expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
});
