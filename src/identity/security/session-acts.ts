import { plainPage } from '../hosted/plain/plain-page.tsx';
import type { Page, Visit } from '../hosted/visit.ts';
import { endAllSessions, endBrowserSession, endSession } from '../provider/sessions/sessions.ts';
import { done } from './addresses.ts';
import { notThere } from './not-there.ts';
import type { Owner } from './owner.ts';

/** `POST /security/sessions/end`: one of the owner's own, with all that was given in it. */
export async function endOne(visit: Visit, { account }: Owner): Promise<Page> {
  const uid = visit.field('session');
  const own = await visit.identity.database.kysely
    .selectFrom('session_use')
    .select('session_uid')
    .where('session_uid', '=', uid)
    .where('account_id', '=', account.id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!own) return notThere(visit);
  await endSession(visit.identity, uid, account.id);
  visit.outbox.wake();
  return done(visit, 'session-ended');
}

/** `POST /security/sessions/end-all`: every session, this one too, and every refresh token. */
export async function endAll(visit: Visit, { account }: Owner): Promise<Page> {
  const { identity, outbox, provider, request, reply, m } = visit;
  await endAllSessions(identity, account.id);
  outbox.wake();
  await endBrowserSession(identity, provider, request, reply);
  const { signedOutEverywhereTitle: title, signedOutEverywhere: text } = m.security;
  return plainPage(visit, { title, text });
}
