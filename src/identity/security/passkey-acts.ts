import type { Kysely } from 'kysely';
import { formatDay } from '../../i18n/format.ts';
import {
  passkeyAddedLetter,
  passkeyRemovedLetter,
  secondFactorOffLetter,
  secondFactorOnLetter,
} from '../../mail/letters.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { type Account, holdAccount } from '../accounts/accounts.ts';
import { forgottenAddress, fullAddress } from '../hosted/addresses.ts';
import type { Page, PageContext } from '../hosted/page-context.ts';
import { keepPasskey, registrationOptions } from '../hosted/passkeys/webauthn.ts';
import { queueMail } from '../outgoing/queue.ts';
import { isOpen } from '../provider/sessions/still-valid.ts';
import { done, securityAddress } from './addresses.ts';
import { happenedNow } from './happened.ts';
import { notThere } from './not-there.ts';
import { removePasskey, renamePasskey, setSecondFactor } from './own-passkeys.ts';
import type { Owner } from './owner.ts';

/** A challenge that was given in one session is answered there. */
const bindingOf = ({ session }: Owner) => `security ${session.uid}`;

/** `POST /security/passkeys/options`: JSON for the browser's script. */
export async function addOptions({ identity, reply }: PageContext, owner: Owner): Promise<Page> {
  return reply.send(await registrationOptions(identity, bindingOf(owner), owner.account));
}

/** `POST /security/passkeys`: keeps the passkey that the browser has made. */
export async function addPasskey(context: PageContext, owner: Owner): Promise<Page> {
  const { identity, outbox, locale, m } = context;
  const { account } = owner;
  const today = formatDay(new Date().toISOString(), locale);
  const name = context.field('name').trim() || m.security.passkeys.fallbackName({ day: today });
  const link = fullAddress(context, securityAddress(context));
  const letter = passkeyAddedLetter(locale, { name, link, ...happenedNow(context) });
  const isKept = await inTransaction(identity.database.kysely, async (db) => {
    // Account before session, as whoever ends them: the two would wait for each other.
    await holdAccount(db, account.id);
    if (!(await isOpen(db, owner.session.uid))) return false;
    const keeper = { issuer: identity.issuer, database: { kysely: db } };
    const stored = await keepPasskey(keeper, bindingOf(owner), context.field('credential'), {
      account,
      name,
    });
    if (stored) await queueMail(db, { to: account.email, ...letter });
    return stored;
  });
  if (!isKept) return done(context, 'passkey-failed');
  outbox.wake();
  return done(context, 'passkey-added');
}

/** `POST /security/passkeys/rename`: an empty name leaves it as it was. */
export async function rename(context: PageContext, { account }: Owner): Promise<Page> {
  const name = context.field('name').trim();
  if (name === '') return done(context, 'passkey-not-renamed');
  const isRenamed = await renamePasskey(context.identity, account.id, context.field('id'), name);
  return isRenamed ? done(context, 'passkey-renamed') : notThere(context);
}

/** `POST /security/passkeys/remove`. */
export async function remove(context: PageContext, { account }: Owner): Promise<Page> {
  const { identity, outbox, locale } = context;
  const link = fullAddress(context, forgottenAddress(context));
  const removed = await inTransaction(identity.database.kysely, async (db) => {
    const gone = await removePasskey({ database: { kysely: db } }, account.id, context.field('id'));
    if (gone === null) return null;
    const letter = passkeyRemovedLetter(locale, { name: gone.name, link, ...happenedNow(context) });
    await queueMail(db, { to: account.email, ...letter });
    if (gone.endsSecondFactor) await tellOfSecondFactor(context, db, account, secondFactorOffLetter);
    return gone;
  });
  if (removed === null) return notThere(context);
  outbox.wake();
  return done(context, removed.endsSecondFactor ? 'passkey-removed-last' : 'passkey-removed');
}

/** `POST /security/second-factor`: only where there is a passkey to ask for. */
export async function switchSecondFactor(context: PageContext, { account }: Owner): Promise<Page> {
  const isOn = context.field('on') === 'yes';
  const isChanged = await inTransaction(context.identity.database.kysely, async (db) => {
    const changed = await setSecondFactor({ database: { kysely: db } }, account.id, isOn);
    const letter = isOn ? secondFactorOnLetter : secondFactorOffLetter;
    if (changed) await tellOfSecondFactor(context, db, account, letter);
    return changed;
  });
  if (isChanged === null) return notThere(context);
  context.outbox.wake();
  return done(context, isOn ? 'second-on' : 'second-off');
}

async function tellOfSecondFactor(
  context: PageContext,
  db: Kysely<DB>,
  { email }: Account,
  write: typeof secondFactorOnLetter,
): Promise<void> {
  const { locale } = context;
  const link = fullAddress(context, forgottenAddress(context));
  const letter = write(locale, { link, ...happenedNow(context) });
  await queueMail(db, { to: email, ...letter });
}
