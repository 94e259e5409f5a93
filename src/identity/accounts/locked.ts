import { type Account, isLocked } from './accounts.ts';

/** Whoever signs in to an account that the firm has locked is told so, once they have shown that it is theirs. */
export class AccountLocked extends Error {
  override readonly name = 'AccountLocked';
  readonly statusCode = 403;

  constructor() {
    super('This account is locked');
  }
}

/** @throws AccountLocked */
export function refuseLocked(account: Account | null): void {
  if (account && isLocked(account)) throw new AccountLocked();
}
