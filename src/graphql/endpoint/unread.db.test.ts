/** Answers that nobody reads: what they hold of the server's memory has an end. */
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { published } from '../../content/testing/published.fixture.ts';
import { type RunningGraphql, startGraphql } from './graphql.fixture.ts';
import { limits } from './limits.ts';

/** Answered with more than four megabytes: a list is as long as the name that its caller gives to a value. */
const lists = Array.from({ length: 6 }, (_, at) => `a${at}: topics(locale: "en", first: 40) { ...F }`);
const name = 'a'.repeat(limits.characters - 500);
const large = JSON.stringify({
  query: `{ ${lists.join(' ')} } fragment F on TopicConnection { nodes { ${name}: id } }`,
});

let server: RunningGraphql;
beforeAll(async () => {
  server = await startGraphql();
  for (let at = 0; at < 40; at += 1) {
    const id = `topic-${at}`;
    await published(server.database.kysely, {
      type: 'topic',
      id,
      slug: id,
      fields: { title: `Topic ${at}` },
    });
  }
});
afterAll(() => server.stop());

/** Asks so often over one connection, and reads none of the answers. */
function askWithoutReading(times: number): Socket {
  const { port, hostname } = new URL(server.url);
  const onread = { buffer: Buffer.alloc(512), callback: () => false };
  const socket = connect({ port: Number(port), host: hostname, onread });
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  const head = `POST /graphql HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: ${large.length}\r\n\r\n`;
  socket.write((head + large).repeat(times));
  return socket;
}

test('answers that nobody reads end with their connections when they are too much, and whoever reads is answered', {
  timeout: 60_000,
}, async () => {
  // The machine itself takes some megabytes of each off the server.
  const deaf = Array.from({ length: 8 }, () => askWithoutReading(6));
  await expect.poll(server.connections).toBeGreaterThanOrEqual(deaf.length);
  // All requests are sent whole: no other limit of connections ends one so soon.
  await expect.poll(server.connections, { timeout: 15_000 }).toBeLessThan(deaf.length);
  const title = { query: '{ topic(id: "topic-1", locale: "en") { title } }' };
  await expect
    .poll(async () => (await server.post(title)).json(), { timeout: 15_000 })
    .toEqual({ data: { topic: { title: 'Topic 1' } } });
});
