import { errors, jwtVerify } from 'jose';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Identity } from '../identity.ts';
import { endAllSessions } from '../provider/sessions.ts';
import { joinAccount, joinedTo } from './joined-accounts.ts';
import type { ManagementCall } from './management-call.ts';
import { managementRefusal } from './refusals.ts';
import { identitiesView } from './user-view.ts';

/**
 * Joins another account to the owner's: whoever asks shows by its id token that it is theirs too. The other one is
 * signed out everywhere, and signs in as this one from then on.
 */
export const linkIdentity: ManagementCall = {
  method: 'POST',
  path: '/api/v2/users/:id/identities',
  scope: 'update:current_user_identities',
  answer: async (identity, { account, clientId }, { body }, reply) => {
    const { link_with } = (body ?? {}) as { link_with?: unknown };
    if (typeof link_with !== 'string') throw managementRefusal('badBody');
    const other = await subjectOf(identity, link_with, clientId);
    if (other === account.id) throw managementRefusal('linkItself');
    const { kysely } = identity.database;
    await inTransaction(kysely, async (db) => {
      if (!(await joinAccount(db, other, account.id))) throw managementRefusal('badLink');
      await endAllSessions({ database: { kysely: db } }, other);
    });
    return reply.code(201).send(identitiesView(account, await joinedTo(kysely, account.id)));
  },
};

/** Of an id token that this provider gave to the same client, and that still holds. @throws Refusal */
async function subjectOf(
  { keys, issuer }: Pick<Identity, 'keys' | 'issuer'>,
  idToken: string,
  clientId: string,
): Promise<string> {
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
    return String(payload.sub);
  } catch (error) {
    throw error instanceof errors.JOSEError ? managementRefusal('badLink') : error;
  }
}
