import { createHash } from 'node:crypto';
import { addressKey } from '../accounts/accounts.ts';

/** What stands for an e-mail address where attempts are counted: of one length, and no list of who has an account. */
export function emailKey(email: string): string {
  return createHash('sha256').update(addressKey(email)).digest('base64url');
}
