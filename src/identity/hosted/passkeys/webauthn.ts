import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { sql } from 'kysely';
import { firm } from '../../../platform/settings/firm.ts';
import { type Account, accountById } from '../../accounts/accounts.ts';
import { issueTicket, spendTicket } from '../../accounts/tickets.ts';
import type { Identity } from '../../identity.ts';
import { isStorable } from '../../storable.ts';

/** The database, or a transaction under way. */
interface Keeping {
  readonly database: Pick<Identity['database'], 'kysely'>;
}

type Keeper = Keeping & Pick<Identity, 'issuer'>;

const millisecondsToAnswer = 300_000;
const longestName = 100;
/** Of a passkey's id, in bytes (Web Authentication Level 3, §4, “Credential ID”). */
const longestId = 1_023;
/** How many ways there may be to reach an authenticator, and how long their names: several times what there is. */
const transportLimits = { count: 16, length: 32 };

/**
 * What an authenticator is asked to sign in with. The challenge is kept here, holds once, and only for what
 * `binding` names: a flow, or a session.
 *
 * @param account asks for one of its passkeys; without one any passkey may come, and must know its owner
 */
export async function authenticationOptions(
  { database, issuer }: Keeper,
  binding: string,
  account?: Account,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const known = account ? await passkeysOf({ database }, account.id) : [];
  return generateAuthenticationOptions({
    rpID: new URL(issuer).hostname,
    challenge: await newChallenge({ database }, binding),
    timeout: millisecondsToAnswer,
    userVerification: account ? 'preferred' : 'required',
    allowCredentials: known.map(({ id, transports }) => ({ id, transports: transports as never })),
  });
}

/**
 * The account whose passkey signed the challenge; null when anything about it is wrong, or the account was joined.
 *
 * @param account whose passkey it has to be; without one the passkey alone signs in, and its owner has to have been
 *   verified by the authenticator
 */
export async function readAuthentication(
  { database, issuer }: Keeper,
  binding: string,
  text: string,
  account?: Account,
): Promise<Account | null> {
  const answer = readAnswer<AuthenticationResponseJSON>(text);
  const challenge = answer && (await spentChallenge({ database }, binding, answer));
  if (!answer || !challenge) return null;
  const { kysely } = database;
  const passkey = await kysely
    .selectFrom('passkey')
    .selectAll()
    .where('id', '=', answer.id)
    .executeTakeFirst();
  const owner = passkey && (await accountById(kysely, passkey.account_id));
  if (!owner || owner.id !== passkey.account_id || (account && owner.id !== account.id)) return null;
  const { userHandle } = answer.response;
  if (userHandle && userHandle !== passkey.user_handle) return null;
  const verified = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: new URL(issuer).origin,
    expectedRPID: new URL(issuer).hostname,
    requireUserVerification: account === undefined,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.counter),
      transports: passkey.transports as never,
    },
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  await kysely
    .updateTable('passkey')
    .set({ counter: newCounter, backed_up: credentialBackedUp, last_used_at: sql`now()` })
    .where('id', '=', passkey.id)
    .execute();
  return owner;
}

/** What an authenticator is asked to make a passkey for the account. */
export async function registrationOptions(
  { database, issuer }: Keeper,
  binding: string,
  account: Account,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await passkeysOf({ database }, account.id);
  return generateRegistrationOptions({
    rpName: firm.shortName,
    rpID: new URL(issuer).hostname,
    userName: account.email,
    userID: new Uint8Array(Buffer.from(handleOf(account))),
    challenge: await newChallenge({ database }, binding),
    timeout: millisecondsToAnswer,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transports as never })),
  });
}

/** Keeps the passkey that an authenticator made; false when anything about the answer is wrong. */
export async function keepPasskey(
  { database, issuer }: Keeper,
  binding: string,
  text: string,
  { account, name }: { readonly account: Account; readonly name: string },
): Promise<boolean> {
  const answer = readAnswer<RegistrationResponseJSON>(text);
  const challenge = answer && (await spentChallenge({ database }, binding, answer));
  if (!answer || !challenge) return false;
  const verified = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: new URL(issuer).origin,
    expectedRPID: new URL(issuer).hostname,
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified) return false;
  const { credential, credentialBackedUp } = verified.registrationInfo;
  const { id, transports = [] } = credential;
  if (Buffer.byteLength(id, 'base64url') > longestId || !areTransports(transports)) return false;
  const made = await database.kysely
    .insertInto('passkey')
    .values({
      id,
      account_id: account.id,
      user_handle: Buffer.from(handleOf(account)).toString('base64url'),
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports,
      backed_up: credentialBackedUp,
      name: [...name].slice(0, longestName).join(''),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** The library hands them on as the browser says them: known names and others, which are to be kept too. */
function areTransports(said: unknown): boolean {
  return (
    Array.isArray(said) &&
    said.length <= transportLimits.count &&
    said.every((one) => typeof one === 'string' && one.length <= transportLimits.length)
  );
}

export async function passkeysOf({ database }: Keeping, accountId: string) {
  return database.kysely
    .selectFrom('passkey')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
}

/** The same for all passkeys of an account, and nothing that says whose it is: the random part of its subject. */
function handleOf({ id }: Account): string {
  return id.slice(id.indexOf('|') + 1);
}

async function newChallenge({ database }: Keeping, binding: string) {
  const secret = await issueTicket(database.kysely, { purpose: 'passkey', data: { binding } });
  return new Uint8Array(Buffer.from(secret, 'base64url'));
}

/** The challenge that was answered, used up; null when it was never given for this, or is too old. */
async function spentChallenge(
  { database }: Keeping,
  binding: string,
  { response }: { readonly response: { readonly clientDataJSON: string } },
): Promise<string | null> {
  const said = parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
  if (typeof said?.challenge !== 'string') return null;
  const { ticket, problem } = await spendTicket(database.kysely, 'passkey', said.challenge).then((spent) => ({
    ticket: null,
    ...spent,
  }));
  if (problem !== null) return null;
  return (ticket.data as { binding?: string }).binding === binding ? said.challenge : null;
}

/** What a browser posts of an authenticator, as far as it is read before the library checks all of it. */
function readAnswer<T extends AuthenticationResponseJSON | RegistrationResponseJSON>(text: string): T | null {
  const answer = parse(text);
  const { clientDataJSON } = (answer?.response ?? {}) as { clientDataJSON?: unknown };
  return typeof answer?.id === 'string' && typeof clientDataJSON === 'string'
    ? (answer as unknown as T)
    : null;
}

/** A JSON object; null when it is none, or nothing that could be looked for. */
function parse(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && isStorable(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
