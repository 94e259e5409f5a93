import type { Kysely } from 'kysely';
import { formatDay } from '../../../i18n/format.ts';
import type { DB } from '../../../platform/db/tables.gen.ts';
import { type Account, accountById } from '../../accounts/accounts.ts';
import { removeAllPasskeys } from '../../security/own-passkeys.ts';
import { Tick } from '../layout/Form.tsx';
import { passkeysOf } from '../passkeys/webauthn.ts';
import type { Held } from './held-ticket.ts';
import styles from './PasskeysAtReset.module.css';

/** The box that asks for it, and the field that says up to when the page knew the account's passkeys. */
const REMOVE = 'remove-passkeys';
const KNOWN = 'passkeys-known';

/** A passkey that was added in this time may be that of whom the new password is to keep out. */
const recentMilliseconds = 30 * 24 * 60 * 60 * 1000;

/** Thrown when somebody has added a passkey since the page was shown, and it is not asked for that all be removed. */
export class PasskeyAddedMeanwhile extends Error {}

/** What the page of a new password says of the account's passkeys. */
export interface PasskeysAtReset {
  readonly count: number;
  readonly newest: Date;
  readonly isTicked: boolean;
}

/**
 * Null when the account has none, or its page has no say in it.
 *
 * @param ticked what was chosen on the page before; by default the box is ticked when a passkey is new
 */
export async function passkeysAtReset(held: Held, ticked?: boolean): Promise<PasskeysAtReset | null> {
  const { account, identity } = held;
  if (!account || !canRemove(account)) return null;
  const passkeys = await passkeysOf(identity, account.id);
  const newest = passkeys.at(-1)?.created_at;
  if (!newest) return null;
  const isRecent = Date.now() - newest.getTime() <= recentMilliseconds;
  return {
    count: passkeys.length,
    newest,
    isTicked: ticked ?? isRecent,
  };
}

/**
 * Before anybody has proved the address no passkey outlives the link (`proveAddress`). A second factor does: whoever
 * reads the mailbox alone does not end it.
 */
function canRemove(account: Account): boolean {
  return account.email_verified && !account.second_factor;
}

/** Whether a form asks that all passkeys be removed. */
export function asksToRemove(held: Held): boolean {
  return held.field(REMOVE) === 'yes';
}

interface PasskeysPartProps {
  readonly held: Held;
  readonly passkeys: PasskeysAtReset;
}

/** How many passkeys the account has, since when, and the box that removes them. */
export function PasskeysPart({ held, passkeys }: PasskeysPartProps) {
  const words = held.m.resetPassword.passkeys;
  const { count, newest, isTicked } = passkeys;
  const day = formatDay(newest.toISOString(), held.locale);
  const about = `${REMOVE}-about`;
  return (
    <div className={styles.passkeys}>
      <div className={styles.about} id={about}>
        <p>{words.there({ count, day })}</p>
        <p>{words.why}</p>
      </div>
      <Tick name={REMOVE} label={words.remove} isTicked={isTicked} describedBy={about} />
      <input type="hidden" name={KNOWN} value={newest.getTime()} />
    </div>
  );
}

/**
 * Removes all passkeys of an account where the form asks for it, or nobody has proved its address yet.
 *
 * @param db a transaction that holds the account
 * @returns whether there were any to remove
 * @throws PasskeyAddedMeanwhile
 */
export async function removePasskeysAtReset(held: Held, db: Kysely<DB>, { id }: Account): Promise<boolean> {
  const database = { kysely: db };
  const account = await accountById(db, id);
  if (account?.email_verified) {
    if (!canRemove(account)) return false;
    if (!asksToRemove(held)) {
      const newest = (await passkeysOf({ database }, id)).at(-1)?.created_at;
      const known = Number(held.field(KNOWN));
      if (newest && !(newest.getTime() <= known)) throw new PasskeyAddedMeanwhile();
      return false;
    }
  }
  return (await removeAllPasskeys({ database }, id)) > 0;
}
