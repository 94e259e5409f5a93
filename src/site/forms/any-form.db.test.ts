/** Malformed forms and files at every door; `npm run bench forms` sends ten thousand. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { anyForm, saysNothing } from '../garbage/any-form.fixture.ts';
import { otherRows, storedWrongly } from '../garbage/stored-wrongly.fixture.ts';
import { startApp, stopApps } from '../testing.ts';
import { takeGraphql } from './take-graphql.fixture.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let running: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  // The proxy before it names who asks.
  const env = { TRUSTED_PROXIES: '127.0.0.1' };
  running = await startApp({ databaseUrl: database.url, env, routes: takeGraphql });
});
afterAll(async () => {
  await stopApps();
  await database.drop();
});

test('a malformed form or file is refused with words, or recorded as its form declares, and leaves nothing else', async () => {
  const { kysely } = running.site.database;
  const { siteOrigin } = running.site.settings;
  const forms = await anyForm(kysely, siteOrigin);
  const before = await otherRows(kysely);
  const statuses = new Set<number>();
  const sentByGraphql: string[] = [];
  await fc.assert(
    fc.asyncProperty(forms, async ({ target, headers, body }) => {
      const answer = await running.app.inject({
        method: 'POST',
        url: target,
        headers,
        payload: body ?? '',
      });
      statuses.add(answer.statusCode);
      if (target === '/graphql') sentByGraphql.push(answer.body);
      expect(answer.statusCode, `${target} ${answer.body.slice(0, 300)}`).toBeLessThan(500);
      expect(saysNothing(answer.statusCode, answer.body), target).toBeNull();
    }),
    { numRuns: 500 },
  );
  expect([...statuses]).toEqual(expect.arrayContaining([303, 415, 422]));
  expect(await storedWrongly(kysely)).toEqual([]);
  expect(await otherRows(kysely)).toEqual(before);
  // Past the gate: the answers themselves were looked at.
  expect(sentByGraphql.filter((body) => body.includes('"problems"')).length).toBeGreaterThan(0);
  const { count } = await kysely
    .selectFrom('submission')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBeGreaterThan(20);
});
