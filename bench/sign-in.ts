import { createAccount } from '../src/identity/accounts/accounts.ts';
import { hashPassword } from '../src/identity/accounts/passwords.ts';
import { discover, request } from '../src/identity/testing/code-flow.ts';
import { TestBrowser } from '../src/identity/testing/sign-in.ts';
import { connect } from '../src/platform/db/connect.ts';
import type { Measured } from './measured-process.ts';

/** Of one try, in milliseconds: from sending the form to its answer, and what the provider's process worked for it. */
interface Try {
  readonly elapsed: number;
  readonly worked: number;
}

/** The medians of all tries. */
export interface SignInTimes {
  readonly tries: number;
  readonly withAccount: Try;
  readonly withoutAccount: Try;
}

interface Door {
  /** Of the identity provider, with the closing slash. */
  readonly issuer: string;
  readonly server: Measured;
  readonly databaseUrl: string;
}

/** An account is locked after ten failures. */
const triesOfAddress = 8;
const addresses = 25;
/** Tries before those that count. */
const warmUp = 20;

/**
 * Types wrong passwords into the hosted form, by turns first and second for addresses with an account and without. The
 * provider must trust this machine as a proxy, since tries of one network address are limited, and know the site of
 * `REDIRECT_URI`.
 *
 * @throws Error when the form answers anything but that the password is wrong
 */
export async function measureSignIn({ issuer, server, databaseUrl }: Door): Promise<SignInTimes> {
  const known = await makeAccounts(databaseUrl);
  const browser = new TestBrowser();
  const { url } = await request(await discover({ issuer }));
  const form = await browser.follow(url, issuer);
  let sent = 0;
  const type = async (email: string): Promise<Try> => {
    sent += 1;
    const before = await server.usage();
    const start = performance.now();
    const response = await browser.ask(form.url, {
      method: 'POST',
      body: new URLSearchParams({ email, password: `wrong ${sent}` }),
      headers: {
        origin: new URL(issuer).origin,
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': `10.0.${sent >> 8}.${sent & 255}`,
      },
    });
    await response.arrayBuffer();
    const elapsed = performance.now() - start;
    if (response.status !== 422) throw new Error(`The sign-in form answered ${response.status}.`);
    const after = await server.usage();
    return { elapsed, worked: (after.cpuMicroseconds - before.cpuMicroseconds) / 1000 };
  };
  for (let at = 0; at < warmUp; at += 1) await type(`warm-up-${at}@example.com`);
  const results = { withAccount: [] as Try[], withoutAccount: [] as Try[] };
  const tries = addresses * triesOfAddress;
  for (let at = 0; at < tries; at += 1) {
    const pair = [
      async () => results.withAccount.push(await type(known[at % addresses] ?? '')),
      async () => results.withoutAccount.push(await type(`missing-${at % addresses}@example.com`)),
    ];
    for (const next of at % 2 === 0 ? pair : pair.reverse()) await next();
  }
  return {
    tries,
    withAccount: medians(results.withAccount),
    withoutAccount: medians(results.withoutAccount),
  };
}

/** Addresses as long as those that have none. */
async function makeAccounts(databaseUrl: string): Promise<string[]> {
  const database = connect(databaseUrl, { max: 1 });
  try {
    const passwordHash = await hashPassword('not one of those that are tried');
    const emails = Array.from({ length: addresses }, (_, at) => `account-${at}@example.com`);
    for (const email of emails) await createAccount(database.kysely, { email, passwordHash });
    return emails;
  } finally {
    await database.end();
  }
}

function medians(tries: readonly Try[]): Try {
  const median = (values: readonly number[]) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  return {
    elapsed: median(tries.map(({ elapsed }) => elapsed)),
    worked: median(tries.map(({ worked }) => worked)),
  };
}
