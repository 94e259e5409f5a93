import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sendRequest } from './http-client.ts';
import {
  HttpCancelledError,
  HttpClientError,
  HttpNetworkError,
  HttpServerError,
  HttpTimeoutError,
} from './http-errors.ts';

let server: Server;
let origin: string;
let answer: (request: IncomingMessage, response: ServerResponse, body: string) => void;

beforeEach(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    answer(request, response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const send = (status: number, type: string, text: string) => {
  answer = (_, response) => void response.writeHead(status, { 'content-type': type }).end(text);
};

async function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.fail('The request succeeded.'),
    (error) => error,
  );
}

describe('A request', () => {
  test('brings JSON as what it says, and text as text', async () => {
    send(200, 'application/json; charset=utf-8', '{"a":1}');
    expect((await sendRequest(origin)).data).toEqual({ a: 1 });
    send(200, 'text/html', 'We sent you a mail.');
    expect((await sendRequest(origin)).data).toBe('We sent you a mail.');
    send(200, 'application/json', '{broken');
    expect((await sendRequest(origin)).data).toBe('{broken');
    send(204, 'application/json', '');
    expect((await sendRequest(origin)).data).toBeUndefined();
  });

  test('sends JSON and the bearer token', async () => {
    answer = ({ method, headers }, response, body) => {
      const { authorization } = headers;
      const data = { method, authorization, type: headers['content-type'], body: JSON.parse(body) };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(data));
    };
    const { data } = await sendRequest(origin, { method: 'PATCH', body: { a: 1 }, bearer: 'token' });
    expect(data).toEqual({
      method: 'PATCH',
      authorization: 'Bearer token',
      type: 'application/json',
      body: { a: 1 },
    });
  });

  test('fails with a network error when nobody answers', async () => {
    const error = await failure(sendRequest('http://127.0.0.1:9/'));
    expect(error).toBeInstanceOf(HttpNetworkError);
    expect(error).toHaveProperty('message', 'Network Error');
  });

  test('fails with a network error when the answer breaks off', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': '10' }).write('abc', () => response.destroy());
    };
    expect(await failure(sendRequest(origin))).toBeInstanceOf(HttpNetworkError);
  });

  test('fails with a timeout when the answer takes too long', async () => {
    answer = () => undefined;
    const error = await failure(sendRequest(origin, { timeout: 20 }));
    expect(error).toBeInstanceOf(HttpTimeoutError);
    expect(error).toHaveProperty('message', 'timeout of 20ms exceeded');
  });

  test('fails with a timeout when the answer begins and does not end', async () => {
    answer = (_, response) => void response.writeHead(200, { 'content-length': '10' }).write('abc');
    expect(await failure(sendRequest(origin, { timeout: 200 }))).toBeInstanceOf(HttpTimeoutError);
  });

  test('fails with a cancellation when its caller no longer wants it', async () => {
    const caller = new AbortController();
    answer = () => caller.abort();
    expect(await failure(sendRequest(origin, { signal: caller.signal }))).toBeInstanceOf(HttpCancelledError);
  });

  test.each([400, 401, 404, 429, 499])(
    'fails with the caller’s fault and what the answer says on %i',
    async (status) => {
      send(status, 'application/json', '{"error":"no"}');
      const error = await failure(sendRequest(origin));
      expect(error).toBeInstanceOf(HttpClientError);
      expect(error).toMatchObject({ status, data: { error: 'no' } });
    },
  );

  test.each([500, 502, 503])('fails with the server’s fault on %i', async (status) => {
    send(status, 'text/plain', 'oops');
    const error = await failure(sendRequest(origin));
    expect(error).toBeInstanceOf(HttpServerError);
    expect(error).toMatchObject({ status, data: 'oops' });
  });

  test('names in its failure where it went, but not the query', async () => {
    send(500, 'text/plain', '');
    expect(await failure(sendRequest(`${origin}/path?code=secret`))).toHaveProperty('url', `${origin}/path`);
  });
});
