import type { Page, PageContext } from '../hosted/page-context.ts';
import { plainPage } from '../hosted/plain/plain-page.tsx';
import { endAllSessions, endBrowserSession, endSession } from '../provider/sessions/sessions.ts';
import { done } from './addresses.ts';
import { notThere } from './not-there.ts';
import type { Owner } from './owner.ts';

/** `POST /security/sessions/end`: one of the owner's own, with all that was given in it. */
export async function endOne(context: PageContext, { account }: Owner): Promise<Page> {
  const uid = context.field('session');
  const own = await context.identity.database.kysely
    .selectFrom('session_use')
    .select('session_uid')
    .where('session_uid', '=', uid)
    .where('account_id', '=', account.id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!own) return notThere(context);
  await endSession(context.identity, uid, account.id);
  context.outbox.wake();
  return done(context, 'session-ended');
}

/** `POST /security/sessions/end-all`: every session, this one too, and every refresh token. */
export async function endAll(context: PageContext, { account }: Owner): Promise<Page> {
  const { identity, outbox, provider, request, reply, m } = context;
  await endAllSessions(identity, account.id);
  outbox.wake();
  await endBrowserSession(identity, provider, request, reply);
  const { signedOutEverywhereTitle: title, signedOutEverywhere: text } = m.security;
  return plainPage(context, { title, text });
}
