import { errors, jwtVerify } from 'jose';
import { isGranted } from '../../account/granted.ts';
import { accountsJoinedLetter } from '../../mail/letters.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Identity } from '../identity.ts';
import { endAllSessions } from '../provider/sessions/sessions.ts';
import { isOpen } from '../provider/sessions/still-valid.ts';
import { joinAccount, joinedTo } from './joined-accounts.ts';
import { pageContextOfCall, tellOfJoin } from './mail-joined-accounts.ts';
import type { ManagementCall } from './management-call.ts';
import { demandRecent } from './owner.ts';
import { managementRefusal } from './refusals.ts';
import { identitiesView } from './user-view.ts';

/**
 * Joins another account to the owner's: whoever asks shows by its id token that it is theirs too, and has signed in
 * to both just now. The other one is signed out everywhere, and its address leads to this one from then on.
 */
export const linkIdentity: ManagementCall = {
  method: 'POST',
  path: '/api/v2/users/:id/identities',
  scope: 'update:current_user_identities',
  isGrave: true,
  answer: async (services, { account, clientId, grantId }, request, reply) => {
    const { identity } = services;
    const { link_with } = (request.body ?? {}) as { link_with?: unknown };
    if (typeof link_with !== 'string') throw managementRefusal('badBody');
    const { sub: other, sid } = await ownerOfIdToken(identity, link_with, clientId);
    if (other === account.id) throw managementRefusal('linkItself');
    const { kysely } = identity.database;
    await inTransaction(kysely, async (db) => {
      const join = await joinAccount(db, other, account.id);
      if (!join) throw managementRefusal('badLink');
      // Nobody can sign either account out from here on until this is done.
      if (!(await isGranted(db, grantId, account.id))) throw managementRefusal('badToken');
      if (sid !== undefined && !(await isOpen(db, sid))) throw managementRefusal('badLink');
      await endAllSessions({ database: { kysely: db } }, other);
      await tellOfJoin(pageContextOfCall(services, request, reply, account), db, join, accountsJoinedLetter);
    });
    services.outbox.wake();
    return reply.code(201).send(identitiesView(account, await joinedTo(kysely, account.id)));
  },
};

/**
 * Of an id token that this provider gave to the same client, and that still holds: whose it is, and the session that it
 * was given in; undefined where a client had handed over a password. @throws Refusal
 */
async function ownerOfIdToken(
  { keys, issuer }: Pick<Identity, 'keys' | 'issuer'>,
  idToken: string,
  clientId: string,
): Promise<{ readonly sub: string; readonly sid: string | undefined }> {
  try {
    const { payload, protectedHeader } = await jwtVerify(
      idToken,
      ({ kid }) => {
        const key = keys.verifying().find((one) => one.kid === kid);
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key.publicKey;
      },
      { algorithms: ['RS256'], issuer, audience: clientId, requiredClaims: ['sub', 'exp', 'iat'] },
    );
    // An access token is of another type, and shows less.
    if (protectedHeader.typ === 'at+jwt') throw managementRefusal('badLink');
    demandRecent(payload.auth_time);
    return { sub: String(payload.sub), sid: typeof payload.sid === 'string' ? payload.sid : undefined };
  } catch (error) {
    throw error instanceof errors.JOSEError ? managementRefusal('badLink') : error;
  }
}
