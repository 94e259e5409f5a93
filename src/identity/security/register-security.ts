import { sql } from 'kysely';
import { fill } from '../../i18n/fill.ts';
import { formatDay } from '../../i18n/format.ts';
import { passkeyAddedLetter, passkeyRemovedLetter } from '../../mail/letters.ts';
import { localeFacts } from '../../routing/locales.ts';
import { readEmail } from '../accounts/accounts.ts';
import { isPassword } from '../accounts/passwords.ts';
import { mailChangeEmail, mailReset } from '../hosted/mails.ts';
import { keepPasskey, registrationOptions } from '../hosted/passkeys/webauthn.ts';
import { plainPage } from '../hosted/plain-page.tsx';
import { lockedProblem } from '../hosted/refusal.ts';
import type { AddPage } from '../hosted/register-hosted.ts';
import type { Page, Visit } from '../hosted/visit.ts';
import { endAllSessions, endBrowserSession, endSession } from '../provider/sessions.ts';
import { removePasskey, renamePasskey } from './own-passkeys.ts';
import { type Owner, ownerOf } from './owner.ts';
import { type Done, securityPage } from './security-page.tsx';
import { signedOutPage } from './signed-out-page.tsx';

type Act = (visit: Visit, owner: Owner) => Promise<Page>;

/** `<issuer>security?lang=&client_id=`: what its owner may change of an account, each a form of its own. */
export function registerSecurity(add: AddPage): void {
  const owned = (act: Act) => async (visit: Visit) => {
    const owner = await ownerOf(visit);
    if (owner) return act(visit, owner);
    visit.reply.code(401);
    return signedOutPage(visit);
  };
  add(
    'GET',
    '/security',
    owned((visit, owner) => securityPage(visit, owner)),
  );
  add('POST', '/security/email', owned(askForEmail));
  add('POST', '/security/password', owned(askForPassword));
  add('POST', '/security/passkeys/options', owned(addOptions));
  add('POST', '/security/passkeys', owned(addPasskey));
  add('POST', '/security/passkeys/rename', owned(rename));
  add('POST', '/security/passkeys/remove', owned(remove));
  add('POST', '/security/second-factor', owned(switchSecondFactor));
  add('POST', '/security/sessions/end', owned(endOne));
  add('POST', '/security/sessions/end-all', owned(endAll));
}

/** Back to the page, which then says what was done. */
function done(visit: Visit, what: Done): Page {
  const search = new URLSearchParams({
    lang: localeFacts[visit.locale].language,
    client_id: visit.client.clientId,
    done: what,
  });
  return visit.reply.redirect(`/security?${search}`, 303);
}

/** A new address, with the password where the account has one: who finds an open screen cannot take the account. */
async function askForEmail(visit: Visit, owner: Owner): Promise<Page> {
  const { m, attempts, identity, outbox, locale, client, request, reply } = visit;
  const { account } = owner;
  const typed = visit.field('email');
  const email = readEmail(typed);
  const again = (problems: Record<string, string>) => {
    reply.code(reply.statusCode === 200 ? 422 : reply.statusCode);
    return securityPage(visit, owner, { email: typed, problems });
  };
  if (email === null) return again({ email: m.problems.email });
  if (account.password_hash !== null) {
    const attempt = { email: account.email, ip: request.ip };
    const allowed = await attempts.mayTry(attempt);
    if (!allowed.ok) return again({ '': lockedProblem(visit, allowed) });
    if (!(await isPassword(account.password_hash, visit.field('password')))) {
      await attempts.failed(attempt);
      return again({ password: m.problems.wrong });
    }
    await attempts.succeeded(attempt);
  }
  if (await attempts.mayMail({ email, ip: request.ip }))
    outbox.later(() => mailChangeEmail(identity, account, email, { locale, clientId: client.clientId }));
  return done(visit, 'email-asked');
}

async function askForPassword(visit: Visit, { account }: Owner): Promise<Page> {
  const { attempts, identity, outbox, locale, client, request } = visit;
  const { email } = account;
  if (account.password_hash !== null && (await attempts.mayMail({ email, ip: request.ip })))
    outbox.later(() => mailReset(identity, email, { locale, clientId: client.clientId }));
  return done(visit, 'password-asked');
}

async function addOptions({ identity, reply }: Visit, { account, sessionUid }: Owner): Promise<Page> {
  return reply.send(await registrationOptions(identity, `security ${sessionUid}`, account));
}

async function addPasskey(visit: Visit, { account, sessionUid }: Owner): Promise<Page> {
  const { identity, outbox, locale, m } = visit;
  const today = formatDay(new Date().toISOString(), locale);
  const name = visit.field('name').trim() || fill(m.security.passkeys.fallbackName, { day: today });
  const binding = `security ${sessionUid}`;
  const isKept = await keepPasskey(identity, binding, visit.field('credential'), { account, name });
  if (!isKept) return done(visit, 'passkey-failed');
  outbox.later(() => identity.mailer.send({ to: account.email, ...passkeyAddedLetter(locale, { name }) }));
  return done(visit, 'passkey-added');
}

async function rename(visit: Visit, { account }: Owner): Promise<Page> {
  const isRenamed = await renamePasskey(
    visit.identity,
    account.id,
    visit.field('id'),
    visit.field('name').trim(),
  );
  return isRenamed ? done(visit, 'passkey-renamed') : notThere(visit);
}

async function remove(visit: Visit, { account }: Owner): Promise<Page> {
  const { identity, outbox, locale } = visit;
  const name = await removePasskey(identity, account.id, visit.field('id'));
  if (name === null) return notThere(visit);
  outbox.later(() => identity.mailer.send({ to: account.email, ...passkeyRemovedLetter(locale, { name }) }));
  return done(visit, 'passkey-removed');
}

/** Only where there is a passkey to ask for. */
async function switchSecondFactor(visit: Visit, { account }: Owner): Promise<Page> {
  const isOn = visit.field('on') === 'yes';
  const { numUpdatedRows } = await visit.identity.database.kysely
    .updateTable('account')
    .set({ second_factor: isOn, updated_at: sql`now()` })
    .where('id', '=', account.id)
    .$if(isOn, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(selectFrom('passkey').select('id').where('account_id', '=', account.id)),
      ),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return notThere(visit);
  return done(visit, isOn ? 'second-on' : 'second-off');
}

/** One of the owner's own. */
async function endOne(visit: Visit, { account }: Owner): Promise<Page> {
  const uid = visit.field('session');
  const own = await visit.identity.database.kysely
    .selectFrom('session_use')
    .select('session_uid')
    .where('session_uid', '=', uid)
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  if (!own) return notThere(visit);
  await endSession(visit.identity, uid, account.id);
  return done(visit, 'session-ended');
}

async function endAll(visit: Visit, { account }: Owner): Promise<Page> {
  const { identity, provider, request, reply, m } = visit;
  await endAllSessions(identity, account.id);
  await endBrowserSession(identity, provider, request, reply);
  const { signedOutEverywhereTitle: title, signedOutEverywhere: text } = m.security;
  return plainPage(visit, { title, text });
}

function notThere(visit: Visit): Page {
  visit.reply.code(404);
  return plainPage(visit, visit.m.notFound);
}
