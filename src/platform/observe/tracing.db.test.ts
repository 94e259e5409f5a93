import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { publishedFeed } from '../../content/changes/published-feed.ts';
import { personFields, published, publishedOffice } from '../../content/testing/published.fixture.ts';
import { registerGraphql } from '../../graphql/endpoint/graphql.ts';
import { createMailer } from '../../mail/mail.ts';
import { createApp } from '../../site/app.ts';
import { handlePage } from '../../site/handle-page.ts';
import { searchRead } from '../../site/search-read.ts';
import { keptLog, testPages, testSite } from '../../site/testing.ts';
import { readSettings } from '../settings/env.ts';
import { type ReceivedSpan, startReceiver } from './otlp-receiver.fixture.ts';
import { startTracing } from './tracing.ts';

let receiver: Awaited<ReturnType<typeof startReceiver>>;
const stops: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  receiver = await startReceiver();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', receiver.endpoint);
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await receiver.stop();
  vi.unstubAllEnvs();
});

/** The site on a database with one person, and how to send the spans that it has recorded. */
async function start() {
  const { url, drop } = await createTestDatabase({ seeded: false });
  const site = testSite({}, url);
  await publishedOffice(site.database.kysely);
  await published(site.database.kysely, {
    type: 'person',
    id: 'pe101',
    slug: 'okafor',
    fields: personFields('Helena', 'Okafor'),
  });
  const flush = await startTracing({ service: 'chancery-site', log: keptLog().log });
  const app = createApp(site, { pages: testPages({ handlePage, searchRead }), clientDirectory: null });
  const { settings, database } = site;
  registerGraphql(app, {
    settings,
    database,
    feed: publishedFeed(database.kysely),
    timer: { wakeAt: async () => {} },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  stops.push(
    () => app.close(),
    () => database.end(),
    drop,
  );
  return { origin: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, site, flush };
}

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentId = '00f067aa0ba902b7';
const headers = { traceparent: `00-${traceId}-${parentId}-01` };
/** The names of the spans that are parts of one. */
const partsOf = (spans: readonly ReceivedSpan[], whole: ReceivedSpan | undefined) =>
  spans.filter(({ parentSpanId }) => parentSpanId === whole?.spanId).map(({ name }) => name);

test('a page is one trace, from the request that brings it to its statements', async () => {
  const { origin, flush } = await start();
  const answer = await fetch(`${origin}/people/pe101/okafor`, { headers });
  expect(answer.status).toBe(200);
  await answer.text();
  await flush();
  const spans = receiver.spans();
  const named = (name: string) => spans.find((span) => span.name === name);
  const request = named('GET person');
  expect(request).toMatchObject({ traceId, parentSpanId: parentId });
  expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  expect(partsOf(spans, request)).toEqual(['page person']);
  expect(partsOf(spans, named('page person'))).toEqual(expect.arrayContaining(['sql', 'render']));
  const query = spans.find(({ name }) => /^graphql .*person/i.test(name));
  expect(partsOf(spans, query)).toContain('sql');
  expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
  expect(receiver.senders()[0]).toMatchObject({ 'service.name': 'chancery-site' });
});

test('a GraphQL request is one trace, although its body was waited for', async () => {
  const { origin, flush } = await start();
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'query Mine { person(id: "pe101", locale: "en") { title } }' }),
  });
  await answer.text();
  await flush();
  const spans = receiver.spans();
  const request = spans.find(({ name }) => name === 'POST /graphql');
  const query = spans.find(({ name }) => name === 'graphql');
  expect(partsOf(spans, request)).toContain('graphql');
  expect(partsOf(spans, query)).toContain('sql');
  expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
});

test('spans hold no query, no value and no name', async () => {
  const { origin, site, flush } = await start();
  await fetch(`${origin}/people/pe101/okafor?token=s3cret-query`, {
    headers: { authorization: 'Bearer s3cret-token' },
  });
  await fetch(`${origin}/search?q=s3cret-search`);
  await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'query s3cretName($id: ID!) { person(id: $id, locale: "en") { title } }',
      variables: { id: 's3cret-value' },
    }),
  });
  const mailer = createMailer({ ...site.settings, mail: 'mailbox' }, site.database.kysely);
  await mailer.send({ to: 's3cret@example.com', subject: 's3cret', text: 's3cret', html: 's3cret' });
  await flush();
  expect(receiver.spans().map(({ name }) => name)).toEqual(
    expect.arrayContaining(['mail', 'sql', 'graphql']),
  );
  expect(receiver.text()).not.toMatch(/s3cret|Okafor|Helena/i);
});

test('a page from the cache is a span alone, and a trace of its own when it brings none', async () => {
  const { origin, flush } = await start();
  await (await fetch(`${origin}/people/pe101/okafor`, { headers })).text();
  await (await fetch(`${origin}/people/pe101/okafor`)).text();
  await flush();
  const own = receiver.spans().filter((span) => span.traceId !== traceId);
  expect(own.map(({ name }) => name)).toEqual(['GET person']);
  expect(own[0]?.parentSpanId).toBeUndefined();
});

test('the standard variables name the service and say how many traces are recorded', async () => {
  vi.stubEnv('OTEL_SERVICE_NAME', 'the-site');
  vi.stubEnv('OTEL_TRACES_SAMPLER', 'parentbased_always_off');
  const { origin, flush } = await start();
  await (await fetch(`${origin}/healthz`)).text();
  await (await fetch(`${origin}/robots.txt`, { headers })).text();
  await flush();
  expect(receiver.spans().map(({ name }) => name)).toEqual(['GET /robots.txt']);
  expect(receiver.senders()[0]).toMatchObject({ 'service.name': 'the-site' });
});

test('nobody who takes the spans is said once, and hinders nothing', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:1');
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '300');
  const { log, lines } = keptLog();
  const flush = await startTracing({ service: 'test', log });
  const settings = readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
  expect(settings.tracing).toBe(true);
  const { requestSpan } = await import('./spans.ts');
  requestSpan('GET', {})?.end({ route: 'person', status: 200 });
  const startedAt = performance.now();
  await flush();
  expect(performance.now() - startedAt).toBeLessThan(4_000);
  expect(lines()).toEqual([expect.objectContaining({ level: 40, msg: 'spans of traces are lost' })]);
});
