import { isStorable } from '../storable.ts';
import { joinedTo, separateAccount } from './joined-accounts.ts';
import type { ManagementCall } from './management-call.ts';
import { managementRefusal } from './refusals.ts';
import { identitiesView } from './user-view.ts';

/** Makes a joined account one of its own again. */
export const unlinkIdentity: ManagementCall = {
  method: 'DELETE',
  path: '/api/v2/users/:id/identities/:provider/:other',
  scope: 'update:current_user_identities',
  answer: async ({ database: { kysely } }, { account }, { params }) => {
    const { provider, other } = params as { provider: string; other: string };
    const id = `${provider}|${other}`;
    if (!isStorable(id) || !(await separateAccount(kysely, id, account.id)))
      throw managementRefusal('noIdentity');
    return identitiesView(account, await joinedTo(kysely, account.id));
  },
};
