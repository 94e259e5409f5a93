import { accountsSeparatedLetter } from '../../mail/letters.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { isStorable } from '../storable.ts';
import { joinedTo, separateAccount } from './joined-accounts.ts';
import { pageContextOfCall, tellOfJoin } from './mail-joined-accounts.ts';
import type { ManagementCall } from './management-call.ts';
import { managementRefusal } from './refusals.ts';
import { identitiesView } from './user-view.ts';

/** Makes a joined account one of its own again. */
export const unlinkIdentity: ManagementCall = {
  method: 'DELETE',
  path: '/api/v2/users/:id/identities/:provider/:other',
  scope: 'update:current_user_identities',
  isGrave: true,
  answer: async (services, { account }, request, reply) => {
    const { kysely } = services.identity.database;
    const { provider, other } = request.params as { provider: string; other: string };
    const id = `${provider}|${other}`;
    await inTransaction(kysely, async (db) => {
      const join = isStorable(id) ? await separateAccount(db, id, account.id) : null;
      if (!join) throw managementRefusal('noIdentity');
      await tellOfJoin(
        pageContextOfCall(services, request, reply, account),
        db,
        join,
        accountsSeparatedLetter,
      );
    });
    services.outbox.wake();
    return identitiesView(account, await joinedTo(kysely, account.id));
  },
};
