import { idOfKey, signedKey } from '../signature.ts';

/** Where a place is given back, below the address of forms. */
export const CANCEL_PATH = '/event/cancel';

/** What stands in the link by which whoever has a registration ends it, and nobody else can make. */
export function cancelKey(secret: string, submissionId: string): string {
  return signedKey(secret, 'cancel', submissionId);
}

/** The submission whose registration a key ends; null for one that is not ours. */
export function cancelledBy(secret: string, key: string): string | null {
  return idOfKey(secret, 'cancel', key);
}
