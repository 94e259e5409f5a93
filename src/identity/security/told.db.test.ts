import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinAccount } from '../management/joined-accounts.ts';
import { call, signedIn } from '../management/testing/calls.ts';
import { beginSignIn, followMail, mailsTo, mailTo } from '../testing/hosted-pages.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { addPasskey, newOwner, PASSWORD, putPasskey } from './security.fixture.ts';

/** Every address of the provider that takes more than questions. */
const endpoints: string[] = [];
const noteEndpoints = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat())
      if (!['GET', 'HEAD', 'OPTIONS'].includes(one)) endpoints.push(`${one} ${url}`);
  });
};

let running: TestIdentity;
beforeAll(async () => {
  subscribe('fastify.initialization', noteEndpoints);
  running = await startTestIdentity();
  unsubscribe('fastify.initialization', noteEndpoints);
});
afterAll(() => running.stop());

type Owner = Awaited<ReturnType<typeof newOwner>>;
/** A change of how somebody signs in: the endpoint, what was changed, how, and the subject of the mail that tells it. */
type Change = readonly [
  endpoint: string,
  what: string,
  make: (owner: Owner) => Promise<unknown>,
  told: string,
];

let others = 0;
const anotherOwner = () => newOwner(running, `another-${++others}@example.com`);
const joinTo = async (owner: Owner) => {
  const other = await anotherOwner();
  await joinAccount(running.database.kysely, other.id, owner.id);
  return other.id;
};
/** A call of the management with the owner's own token. */
async function manage(owner: Owner, method: string, path: string, body?: object) {
  const { bearer } = await signedIn(running, owner.email, { password: PASSWORD });
  const { status } = await call(running, method, owner.id, { bearer, path, body });
  expect(status).toBeLessThan(300);
}
async function askForAddress(owner: Owner) {
  await owner.post('security/email', { email: `new-${owner.email}` });
  await mailTo(running, owner.email);
}

const changes: readonly Change[] = [
  ['POST /security/email', 'asked for', askForAddress, 'A new email address was asked for'],
  [
    'POST /change-email',
    'changed',
    async (owner) => {
      await askForAddress(owner);
      const { link } = await mailTo(running, `new-${owner.email}`);
      await followMail(running, link, {}, owner.browser);
    },
    'Your email address was changed',
  ],
  [
    'POST /reset-password',
    'a new one',
    async ({ email }) => {
      const flow = await beginSignIn(running);
      await flow.post('forgotten-password/<uid>', { email });
      await followMail(running, (await mailTo(running, email)).link, { password: 'a wholly new one' });
    },
    'Your password was changed',
  ],
  ['POST /security/passkeys', 'added', (owner) => addPasskey(running, owner, 'Key'), 'A passkey was added'],
  [
    'POST /security/passkeys/remove',
    'removed',
    async ({ id, email, post }) => {
      await putPasskey(running, id, email);
      await post('security/passkeys/remove', { id: email });
    },
    'A passkey was removed',
  ],
  [
    'POST /security/passkeys/remove',
    'removed, and with the last one the second factor',
    async ({ id, email, post }) => {
      await putPasskey(running, id, email);
      await post('security/second-factor', { on: 'yes' });
      await post('security/passkeys/remove', { id: email });
    },
    'The second factor was switched off',
  ],
  [
    'POST /security/second-factor',
    'switched on',
    async ({ id, email, post }) => {
      await putPasskey(running, id, email);
      await post('security/second-factor', { on: 'yes' });
    },
    'A second factor was switched on',
  ],
  [
    'POST /security/second-factor',
    'switched off',
    async ({ id, email, post }) => {
      await putPasskey(running, id, email);
      await post('security/second-factor', { on: 'yes' });
      await post('security/second-factor', { on: 'no' });
    },
    'The second factor was switched off',
  ],
  [
    'POST /security/identities/end',
    'separated',
    async (owner) => owner.post('security/identities/end', { id: await joinTo(owner) }),
    'Two accounts were separated',
  ],
  [
    'POST /api/v2/users/:id/identities',
    'joined',
    async (owner) => {
      const { email } = await anotherOwner();
      const { idToken } = await signedIn(running, email, { password: PASSWORD });
      await manage(owner, 'POST', '/identities', { link_with: idToken });
    },
    'Two accounts were joined',
  ],
  [
    'DELETE /api/v2/users/:id/identities/:provider/:other',
    'separated',
    async (owner) => manage(owner, 'DELETE', `/identities/${(await joinTo(owner)).replace('|', '/')}`),
    'Two accounts were separated',
  ],
];

/** What does something else: whoever adds a endpoint says here that it changes no way of signing in, or above how it is told. */
const otherEndpoints = [
  // They sign in, or begin to.
  ...['/sign-in/:uid', '/sign-in/:uid/code', '/sign-in/:uid/passkey/options', '/sign-in/:uid/passkey'],
  ...['/sign-in/:uid/second-factor/options', '/sign-in/:uid/second-factor', '/sign-in/:uid/link'],
  ...['/sign-in/link', '/oauth/token', '/oauth/ro', '/co/authenticate', '/usernamepassword/login'],
  ...['/login/callback', '/passwordless/start', '/passwordless/verify', '/passwordless/verify_redirect'],
  ...['/usernamepassword/challenge', '/dbconnections/signup/challenge', '/passwordless/challenge'],
  ...['/dbconnections/change_password/challenge', '/userinfo'],
  // They mail a link to the owner, and what it does is told once it is used.
  ...[
    '/forgotten-password/:uid',
    '/forgotten-password',
    '/dbconnections/change_password',
    '/security/password',
  ],
  // They make an account, whose owner has just read our mail.
  ...['/sign-up/:uid', '/dbconnections/signup', '/verify-email'],
  // They show once more who somebody is, or prepare it.
  ...['/security/confirm', '/security/confirm/send-code', '/security/confirm/code'],
  ...['/security/confirm/passkey/options', '/security/confirm/passkey', '/security/passkeys/options'],
  // A name and an end open nothing to anybody.
  ...['/security/passkeys/rename', '/security/sessions/end', '/security/sessions/end-all', '/oauth/revoke'],
  ...['/oidc/logout/confirm', '/unlock'],
].map((url) => `POST ${url}`);

test('every endpoint of the provider is known to change how somebody signs in, or not to', () => {
  const known = new Set([
    ...changes.map(([endpoint]) => endpoint),
    ...otherEndpoints,
    'PATCH /api/v2/users/:id',
  ]);
  expect([...new Set(endpoints)].sort()).toEqual([...known].sort());
});

test.each(changes)('%s, %s: its owner is told by mail', async (_, __, make, told) => {
  const owner = await newOwner(running, `told-${crypto.randomUUID()}@example.com`);
  await make(owner);
  await expect
    .poll(async () => (await mailsTo(running, owner.email)).map(({ subject }) => subject), {
      timeout: 10_000,
    })
    .toContain(told);
});

test('what is as it was is not told: a second factor that is off is switched off', async () => {
  const owner = await newOwner(running, 'unchanged@example.com');
  await putPasskey(running, owner.id, 'unchanged');
  expect((await owner.post('security/second-factor', { on: 'no' })).location).toContain('done=second-off');
  await owner.post('security/passkeys/remove', { id: 'unchanged' });
  await mailTo(running, owner.email);
  const subjects = (await mailsTo(running, owner.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(['A passkey was removed']);
});
