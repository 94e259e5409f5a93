import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { remoteService } from './permission-service.ts';

const running: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(running.splice(0).map((stop) => stop())));

/** A service that answers so; returns its address. */
async function serving(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  running.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/user/userpermissions`;
}

const answering = (body: unknown, status = 200) =>
  serving((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
const held = async (address: string, patience?: number) =>
  remoteService(address, patience).held('ann', 'a.b.c');

describe('permissions of another service', () => {
  test('are asked for with the reader’s own token, and read at data.userPermissions', async () => {
    let authorization: string | undefined;
    const address = await serving((request, response) => {
      authorization = request.headers.authorization;
      const userPermissions = { productPermissions: ['product|a', 'b', 7], compliancePermissions: null };
      response.end(JSON.stringify({ data: { userPermissions } }));
    });
    expect(await held(address)).toEqual([
      { list: 'product', name: 'a', until: null },
      { list: 'product', name: 'b', until: null },
    ]);
    expect(authorization).toBe('Bearer a.b.c');
  });

  test('may come as one list, each with its own in front', async () => {
    const userPermissions = ['compliance|x', 'collaboration|y', 'elsewhere|z'];
    expect(await held(await answering({ data: { userPermissions } }))).toEqual([
      { list: 'compliance', name: 'x', until: null },
      { list: 'collaboration', name: 'y', until: null },
    ]);
  });

  test.each([
    ['lacks them', { data: {} }, 200, 'malformed'],
    ['is no JSON', '<html>', 200, 'malformed'],
    ['does not take the token', {}, 401, 'refused'],
    ['fails', {}, 500, 'status'],
  ])('are not to be had where the answer %s', async (_, body, status, kind) => {
    await expect(held(await answering(body, status))).rejects.toMatchObject({
      name: 'PermissionsUnavailable',
      kind,
    });
  });

  test('are not to be had from nobody, nor from somebody who takes too long', async () => {
    await expect(held('http://127.0.0.1:1/')).rejects.toMatchObject({ kind: 'network' });
    await expect(held(await serving(() => {}), 200)).rejects.toMatchObject({ kind: 'timeout' });
  });

  test('are not asked for where a redirect leads: the token stays here', async () => {
    let isAsked = false;
    const elsewhere = await serving((_request, response) => {
      isAsked = true;
      response.end('{}');
    });
    const address = await serving((_request, response) => {
      response.writeHead(302, { location: elsewhere }).end();
    });
    await expect(held(address)).rejects.toMatchObject({ kind: 'network' });
    expect(isAsked).toBe(false);
  });
});
