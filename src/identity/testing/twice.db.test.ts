/**
 * What every route takes, as it should be: twice at the same moment, as somebody sends it who presses twice, and once
 * more later. Also shows that what random requests are made of (`garbage.ts`) is not stopped at the first check.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RegisteredRoute, routesOf } from '../../platform/http/registered-routes.ts';
import { type Known, requestOf } from '../../site/garbage/any-request.fixture.ts';
import { soundParts } from '../../site/garbage/nearly-sound.fixture.ts';
import { sendAny, shown } from '../../site/garbage/send-any.fixture.ts';
import { knownToGuest } from './garbage.ts';
import { startTestIdentity, type TestIdentity } from './start-test-identity.ts';

let running: TestIdentity;
let known: Known;
beforeAll(async () => {
  running = await startTestIdentity({ env: { TRUSTED_PROXIES: '127.0.0.0/8, ::1' } });
  known = await knownToGuest(running, 'guest');
});
afterAll(() => running.stop());

/** The routes that have nothing to take, or take what there is once in the life of a session. */
const refusals = [
  'POST /security/confirm/code',
  'POST /security/confirm/passkey',
  'POST /oidc/logout/confirm',
  'GET /assets/*',
  'HEAD /assets/*',
  // Without the headers of a browser's question the library knows no such method.
  ...[
    '/oauth/token',
    '/oauth/revoke',
    '/userinfo',
    '/.well-known/openid-configuration',
    '/.well-known/oauth-authorization-server',
  ].map((url) => `OPTIONS ${url}`),
];

/** What a route answers to each of its sound requests, asked twice at once and once more. */
async function statusesOf(route: RegisteredRoute): Promise<number[]> {
  const port = Number(new URL(running.issuer).port);
  const statuses: number[] = [];
  for (const sound of known.sound?.(route) ?? []) {
    await running.database.pool.query('delete from attempt');
    const request = requestOf(route, soundParts(route, sound, known));
    const answers = [
      ...(await Promise.all([sendAny(port, request), sendAny(port, request)])),
      await sendAny(port, request),
    ];
    for (const { problem } of answers) expect(problem, shown(request)).toBeNull();
    statuses.push(...answers.map(({ status }) => status));
  }
  return statuses;
}

test('every route takes what is sent to it as it should be, and answers whoever sends it twice', {
  timeout: 120_000,
}, async () => {
  const refusing: string[] = [];
  for (const route of routesOf(running.app)) {
    const statuses = await statusesOf(route);
    if (!statuses.some((status) => status < 400)) refusing.push(`${route.method} ${route.url}`);
  }
  expect(new Set(refusing)).toEqual(new Set(refusals));
});
