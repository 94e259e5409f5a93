import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';

/** How far an application is, as who sent it is told. */
type ApplicationState = 'received' | 'reading' | 'closed';

export interface ApplicationStatus {
  readonly reference: string;
  /** The record that it is for. */
  readonly about: string | null;
  readonly state: ApplicationState;
}

/** The page behind the link of a receipt, without its language. */
export const STATUS_PATH = '/forms/application/status';

/** By the key at the end of its link; null: that leads nowhere. */
export async function statusBy(db: Kysely<DB>, key: string): Promise<ApplicationStatus | null> {
  if (!isKey(key)) return null;
  const found = await db
    .selectFrom('submission')
    .select(['reference', 'about', 'state', 'assigned_to'])
    .where('status_key', '=', key)
    .executeTakeFirst();
  if (!found) return null;
  const { reference, about, state, assigned_to } = found;
  const isRead = state === 'answered' || assigned_to !== null;
  return { reference, about, state: state === 'closed' ? 'closed' : isRead ? 'reading' : 'received' };
}

/** Whether a text could be a key at all. */
export function isKey(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
