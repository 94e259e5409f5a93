import { createAccount } from '../accounts/accounts.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { issueCode, issueTicket, type TicketPurpose } from '../accounts/tickets.ts';
import { passkeysOf } from '../hosted/passkeys/webauthn.ts';
import { joinAccount } from '../management/joined-accounts.ts';
import { addPasskey, newOwner, PASSWORD } from '../security/security.fixture.ts';
import { API_AUDIENCE, discover, request, tokensFor } from './code-flow.ts';
import { beginSignIn } from './hosted-pages.ts';
import { TestBrowser } from './sign-in.ts';
import type { TestIdentity } from './start-test-identity.ts';

/** RFC 7636, appendix B. */
export const CODE_VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
export const CODE_CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

type Running = Pick<TestIdentity, 'issuer' | 'database'>;
type Person = Awaited<ReturnType<typeof newOwner>>;

/** A sign-in under way: its id, what its address carries, and the cookies of its browser. */
export interface FlowSecrets {
  readonly uid: string;
  readonly carried: string;
  readonly cookie: string;
}

export type Secrets = Awaited<ReturnType<typeof gatherSecrets>>;

/**
 * One of everything that the provider gives people, none of it used yet.
 *
 * @param name in the addresses of the people
 */
export async function gatherSecrets(running: Running, name: string) {
  const { issuer, database } = running;
  const person = (who: string) => newOwner(running, `${name}-${who}@example.com`);
  const [owner, spare, joined, keyed] = await Promise.all([
    person('owner'),
    person('spare'),
    person('joined'),
    person('keyed'),
  ]);
  const authenticator = await addPasskey(running, keyed, 'Key');
  await addPasskey(running, keyed, 'Other key');
  await keyed.post('security/second-factor', { on: 'yes' });

  const flow = await beginSignIn(running);
  const optionsFor = async (path: string, fields = {}) => JSON.parse((await flow.post(path, fields)).body);
  const secondFlow = await beginSignIn(running);
  const { body } = await secondFlow.post('sign-in/<uid>', { email: keyed.email, password: PASSWORD });
  const [, step = ''] = body.match(/name="step" value="([^"]+)"/) ?? [];
  const secondOptions = await secondFlow.post('sign-in/<uid>/second-factor/options', { step });
  const finished = await beginSignIn(running);
  const { location } = await finished.post('sign-in/<uid>', { email: owner.email, password: PASSWORD });

  const { kysely } = database;
  const from = { locale: 'en', clientId: 'chancery-site' } as const;
  const passwordHash = await hashPassword(PASSWORD);
  const signUp = { passwordHash, givenName: 'N', familyName: 'C' };
  /** Somebody who is signed in nowhere. */
  const account = async (who: string) => {
    const email = `${name}-${who}@example.com`;
    const made = await createAccount(kysely, { email, emailVerified: true, passwordHash });
    if (!made) throw new Error(`There is an account for ${email}.`);
    return made;
  };
  const attach = async (who: string) => {
    const { id } = await account(who);
    await joinAccount(kysely, id, owner.id);
    return id;
  };
  /** Of an account of its own: what one ticket does ends others. */
  const ticket = async (purpose: TicketPurpose, data = {}) => {
    const { id, email } = await account(`${purpose}-${'uid' in data ? 'flow' : 'mail'}`);
    return issueTicket(kysely, { purpose, accountId: id, email, data: { ...from, email, ...data } });
  };
  /** The code that makes somebody's account. */
  const mailedCode = async (who: string) => {
    const email = `${name}-${who}@example.com`;
    return { email, code: await issueCode(kysely, { purpose: 'sign-in', email, data: { ...from, email } }) };
  };
  const otherEmail = `${name}-other@example.com`;
  return {
    owner,
    spare,
    keyed,
    otherEmail,
    flow: secretsOf(flow),
    secondFlow: secretsOf(secondFlow),
    finished: { ...secretsOf(finished), uid: location?.pathname.split('/')[2] ?? '' },
    step,
    credentials: {
      signIn: authenticator.sign(await optionsFor('sign-in/<uid>/passkey/options')),
      second: authenticator.sign(JSON.parse(secondOptions.body)),
      made: authenticator.make(JSON.parse((await owner.post('security/passkeys/options')).html)),
    },
    attached: [await attach('attached'), await attach('attached-too')],
    passkeys: await passkeyIds(running, keyed),
    elsewhere: await anotherBrowser(running, spare),
    session: await otherSession(spare),
    leaving: await anotherBrowser(running, spare),
    tokens: {
      access: owner.tokens.access_token,
      refresh: spare.tokens.refresh_token ?? '',
      id: owner.tokens.id_token ?? '',
      joined: joined.tokens.id_token ?? '',
      management: await managementToken(running, owner),
    },
    code: await authorizationCode(running, owner),
    mailed: {
      flow: await mailedCode('flow'),
      token: await mailedCode('token'),
      crossOrigin: await mailedCode('cross-origin'),
      redirect: await mailedCode('redirect'),
    },
    tickets: {
      verifyEmail: await issueTicket(kysely, {
        purpose: 'verify-email',
        email: otherEmail,
        data: { ...from, email: otherEmail, signUp },
      }),
      changeEmail: await ticket('change-email', { email: `${name}-changed@example.com` }),
      resetPassword: await ticket('reset-password'),
      signIn: await ticket('sign-in'),
      signInFlow: await ticket('sign-in', { uid: flow.uid }),
      unlock: await ticket('unlock'),
    },
    crossOrigin: await crossOriginTicket(issuer, owner),
    wresult: await hostedResult(issuer, owner),
  };
}

function secretsOf({ uid, url, browser }: Awaited<ReturnType<typeof beginSignIn>>): FlowSecrets {
  return { uid, carried: url.searchParams.get('request') ?? '', cookie: browser.header };
}

async function managementToken(running: Running, { email }: Person): Promise<string> {
  const audience = `${running.issuer}api/v2/`;
  const scope = 'openid read:current_user update:current_user_metadata update:current_user_identities';
  const change = { audience, scope };
  return (await tokensFor(running, { email, password: PASSWORD, change })).access_token;
}

/** Not exchanged yet. */
async function authorizationCode(running: Running, { browser }: Person): Promise<string> {
  const { url } = await request(await discover(running), {
    code_challenge: CODE_CHALLENGE,
    audience: API_AUDIENCE,
  });
  return (await browser.follow(url, running.issuer)).url.searchParams.get('code') ?? '';
}

/** The cookies of the same person in one more browser. */
async function anotherBrowser(running: Running, { email }: Person): Promise<string> {
  const browser = new TestBrowser();
  await tokensFor(running, { browser, email, password: PASSWORD });
  return browser.header;
}

/** The id of the session in the person's other browser. */
async function otherSession({ open }: Person): Promise<string> {
  return /name="session" value="([^"]+)"/.exec((await open('security')).html)?.[1] ?? '';
}

async function passkeyIds({ database }: Running, { id }: Person): Promise<string[]> {
  return (await passkeysOf({ database }, id)).map((passkey) => passkey.id);
}

/** The ticket of a client's own form, and the cookie that makes it worth something. */
async function crossOriginTicket(issuer: string, { email }: Person) {
  const response = await fetch(`${issuer}co/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    body: JSON.stringify({
      client_id: 'chancery-site',
      username: email,
      password: PASSWORD,
      credential_type: 'password',
    }),
  });
  const { login_ticket = '', co_verifier = '' } = (await response.json()) as Record<string, string>;
  return { login_ticket, co_verifier, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** What a form of the older kind carries to `/login/callback`. */
async function hostedResult(issuer: string, { email }: Person): Promise<string> {
  const response = await fetch(`${issuer}usernamepassword/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: new URL(issuer).origin,
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify({
      client_id: 'chancery-site',
      connection: 'Username-Password-Authentication',
      username: email,
      password: PASSWORD,
    }),
  });
  return /name="wresult" value="([^"]+)"/.exec(await response.text())?.[1] ?? '';
}
