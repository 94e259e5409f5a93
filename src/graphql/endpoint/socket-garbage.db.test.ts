/** Whatever is said over the socket: an answer or a refusal, and nothing stays open of who is gone. */
import { once } from 'node:events';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type AnyMessage, anyMessages } from '../../site/garbage/any-message.fixture.ts';
import { anyOperation } from '../../site/garbage/any-operation.fixture.ts';
import { leakIn } from '../../site/garbage/send-any.fixture.ts';
import { buildSchema } from '../content/index.ts';
import { type RunningGraphql, startGraphql } from './graphql.fixture.ts';

let server: RunningGraphql;
beforeAll(async () => {
  server = await startGraphql();
});
afterAll(() => server.stop());

/** What a socket may end with: by us, for what no socket may say (RFC 6455), or what this protocol's may not. */
const closings = [1000, 1007, 4400, 4401, 4403, 4409, 4429];
const last = { type: 'subscribe', id: 'last', payload: { query: '{ __typename }' } };

interface Talk {
  readonly token: string | undefined;
  readonly messages: readonly AnyMessage[];
  /** Whether the client hangs up in the middle of it. */
  readonly leaves: boolean;
}

/** Says all of it, and waits until everything is answered or the server has ended it. @returns what is wrong */
async function talk({ token, messages, leaves }: Talk): Promise<string | null> {
  const socket = new WebSocket(server.socketUrl, 'graphql-transport-ws');
  const closed = once(socket, 'close');
  const heard: string[] = [];
  await once(socket, 'open');
  const authorization = token && `Bearer ${token}`;
  const init = JSON.stringify({ type: 'connection_init', payload: { authorization } });
  const said = [init, ...messages, JSON.stringify(last)];
  const answered = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      heard.push(String(data));
      const { id, type } = JSON.parse(String(data));
      if (type === 'connection_ack') {
        for (const one of said.slice(1)) socket.send(one);
        if (leaves) socket.terminate();
      }
      if (id === 'last' && type !== 'next') resolve();
    });
  });
  socket.send(init);
  await Promise.race([answered, closed]);
  socket.close(1000);
  const [code, reason] = await closed;
  const all = [...heard, String(reason)].join('\n');
  const sent = said.join('\n');
  if (!leaves && !closings.includes(code)) return `closed with ${code} ${reason}`;
  if (/INTERNAL_SERVER_ERROR/.test(all) && !sent.includes('INTERNAL_SERVER_ERROR')) return all;
  const leak = leakIn(all, sent);
  return leak && `shows ${leak}`;
}

test('whatever is said over the socket is answered or refused, and nothing of it stays open', {
  timeout: 120_000,
}, async () => {
  const before = await server.connections();
  const anyTalk = fc.record({
    token: fc.constantFrom(undefined, await server.token([])),
    messages: anyMessages(anyOperation(buildSchema())),
    leaves: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(anyTalk, async (one) => {
      expect(await talk(one), one.messages.map(String).join('\n')).toBeNull();
    }),
    { numRuns: 200, seed: 29, includeErrorInReport: true },
  );
  await expect.poll(server.followers).toBe(0);
  await expect.poll(server.connections).toBe(before);
  const { pool } = server.database;
  await expect.poll(() => pool.totalCount - pool.idleCount + pool.waitingCount).toBe(0);
  expect((await server.post({ query: '{ __typename }' })).status).toBe(200);
});
