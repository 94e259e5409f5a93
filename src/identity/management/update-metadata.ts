import { sql } from 'kysely';
import { isStorable } from '../storable.ts';
import { joinedTo } from './joined-accounts.ts';
import type { ManagementCall } from './management-call.ts';
import { managementRefusal } from './refusals.ts';
import { userView } from './user-view.ts';

/** Characters of `user_metadata` as JSON. */
const largest = 65_536;

/** Merges `user_metadata` one level deep; `null` takes a name away. Nothing else of an account is changed here. */
export const updateMetadata: ManagementCall = {
  method: 'PATCH',
  path: '/api/v2/users/:id',
  scope: 'update:current_user_metadata',
  answer: async ({ identity: { database } }, { account }, { body }) => {
    const { user_metadata: change, ...others } = objectOf(body);
    if (Object.keys(others).length > 0)
      throw managementRefusal(
        'scope',
        `expected any of: update:users (for ${Object.keys(others).join(', ')})`,
      );
    const said = objectOf(change);
    if (!isStorable(said)) throw managementRefusal('unstorable');
    const entries = Object.entries(said);
    const stored = JSON.stringify(Object.fromEntries(entries.filter(([, value]) => value !== null)));
    const removed = entries.filter(([, value]) => value === null).map(([name]) => name);
    const changed = sql`(user_metadata || ${stored}::jsonb) - ${removed}::text[]`;
    const row = await database.kysely
      .updateTable('account')
      .set({ user_metadata: changed as never, updated_at: sql`now()` })
      .where('id', '=', account.id)
      .where(sql<boolean>`length((${changed})::text) <= ${largest}`)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw managementRefusal('tooLarge');
    return userView(row, await joinedTo(database.kysely, account.id));
  },
};

function objectOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw managementRefusal('badBody');
  return value as Record<string, unknown>;
}
