import { unlockLetter } from '../../mail/letters.ts';
import { accountByEmail } from '../accounts/accounts.ts';
import { issueTicket } from '../accounts/tickets.ts';
import type { Identity } from '../identity.ts';

/** Tells an account's owner that it is locked, and how to unlock it. */
export async function mailUnlock(
  { database, issuer, mailer }: Pick<Identity, 'database' | 'issuer' | 'mailer'>,
  email: string,
): Promise<void> {
  const account = await accountByEmail(database.kysely, email.trim());
  if (!account) return;
  const ticket = await issueTicket(database.kysely, {
    purpose: 'unlock',
    accountId: account.id,
    email: email.trim(),
  });
  await mailer.send({
    to: account.email,
    ...unlockLetter('en', { link: `${issuer}unlock?ticket=${ticket}` }),
  });
}
