import { joinedTo } from './joined-accounts.ts';
import type { ManagementCall } from './management-call.ts';
import { userView } from './user-view.ts';

export const readUser: ManagementCall = {
  method: 'GET',
  path: '/api/v2/users/:id',
  scope: 'read:current_user',
  answer: async ({ identity: { database } }, { account }) =>
    userView(account, await joinedTo(database.kysely, account.id)),
};
