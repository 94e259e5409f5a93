import { mailUnlock } from '../hosted/mail/mails.ts';
import type { Outbox } from '../hosted/mail/outbox.ts';
import type { Identity } from '../identity.ts';
import { type Attempts, createAttempts } from './attempts.ts';
import { knownBrowser } from './known-browsers.ts';

/** What counts the tries at sign-in; the owner of an account that is locked gets a mail that unlocks it. */
export function signInAttempts(identity: Identity, outbox: Outbox): Attempts {
  return createAttempts(
    identity.database,
    (attempt) => knownBrowser(identity, attempt),
    async (email, locale) => outbox.later(() => mailUnlock(identity, email, locale)),
  );
}
