import { accountByEmail, createAccount } from '../accounts/accounts.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { softwareAuthenticator } from '../testing/authenticator.ts';
import { discover, request } from '../testing/code-flow.ts';
import { signIn, TestBrowser } from '../testing/sign-in.ts';
import type { TestIdentity } from '../testing/start-test-identity.ts';

export const PASSWORD = 'a very quiet harbour';

/** Makes an account and signs it in, in a browser of its own. */
export async function newOwner(
  running: Pick<TestIdentity, 'issuer' | 'database'>,
  email: string,
  browser = new TestBrowser(),
) {
  const { kysely } = running.database;
  const passwordHash = await hashPassword(PASSWORD);
  const account =
    (await accountByEmail(kysely, email)) ??
    (await createAccount(kysely, { email, emailVerified: true, passwordHash }));
  if (!account) throw new Error(`There is no account for ${email}.`);
  const { url, exchange } = await request(await discover(running));
  const tokens = await exchange(await signIn(running, browser, url, { email, password: PASSWORD }));
  return { ...ownersBrowser(running, browser), id: account.id, email, browser, tokens };
}

/** What somebody does at the page in a browser, signed in or not. */
export function ownersBrowser({ issuer }: Pick<TestIdentity, 'issuer'>, browser = new TestBrowser()) {
  const ask = async (path: string, init?: RequestInit) => {
    const response = await browser.ask(issuer + path, init);
    return {
      status: response.status,
      location: response.headers.get('location') ?? '',
      html: await response.text(),
    };
  };
  return {
    open: (path: string) => ask(path),
    post: (path: string, fields: Readonly<Record<string, string>> = {}) =>
      ask(path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { origin: new URL(issuer).origin, 'sec-fetch-site': 'same-origin' },
      }),
  };
}

/** As if the last sign-in of an account had been an hour ago. */
export async function letTimePass({ database }: TestIdentity, accountId: string): Promise<void> {
  await database.pool.query(
    `update oidc_model set payload = jsonb_set(payload, '{loginTs}', to_jsonb((payload ->> 'loginTs')::int - 3600))
     where model = 'Session' and account_id = $1`,
    [accountId],
  );
}

/** A passkey as a browser would have made it; nothing signs with it. */
export async function putPasskey(
  { database }: { readonly database: Pick<TestIdentity['database'], 'kysely'> },
  accountId: string,
  id: string,
): Promise<void> {
  await database.kysely
    .insertInto('passkey')
    .values({
      id,
      account_id: accountId,
      user_handle: 'aGFuZGxl',
      public_key: Buffer.from('no key'),
      counter: 0,
      backed_up: false,
      name: 'Laptop',
    })
    .execute();
}

type Owner = Awaited<ReturnType<typeof newOwner>>;

/** Makes a passkey at the page, with an authenticator that can sign. */
export async function addPasskey({ issuer }: Pick<TestIdentity, 'issuer'>, owner: Owner, name: string) {
  const authenticator = softwareAuthenticator(issuer);
  const options = JSON.parse((await owner.post('security/passkeys/options')).html);
  const { location } = await owner.post('security/passkeys', {
    credential: authenticator.make(options),
    name,
  });
  if (!location.includes('done=passkey-added')) throw new Error(`The passkey led to ${location}.`);
  return authenticator;
}
