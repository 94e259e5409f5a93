import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach } from 'vitest';
import type { ProviderClient } from '../provider-calls/call-provider.ts';

interface Call {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** A server that answers every call alike and notes what it was asked; new for each test. */
export function callServer() {
  let server: Server;
  const state = {
    client: { issuer: '', clientId: 'site' } satisfies ProviderClient,
    answer: { body: {} } as { status?: number; type?: string; body: unknown },
    calls: [] as Call[],
    sent: () => state.calls.map(({ method, path, body }) => ({ method, path, body })),
  };

  beforeEach(async () => {
    state.calls = [];
    state.answer = { body: {} };
    server = createServer(async (request, response) => {
      const { method, url, headers } = request;
      let text = '';
      for await (const chunk of request) text += chunk;
      state.calls.push({ method, path: url, headers, body: text && JSON.parse(text) });
      const { status = 200, type = 'application/json', body } = state.answer;
      response.writeHead(status, { 'content-type': type });
      response.end(body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    state.client.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });

  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return state;
}
