import { logTrouble } from '../../../platform/observe/background-trouble.ts';
import type { Identity } from '../../identity.ts';
import { deliverDue, type Senders } from '../../outgoing/deliver.ts';
import { sendLogoutToken } from '../../outgoing/logout-tokens.ts';

/** The way out: what was queued in a transaction (`../../outgoing/queue.ts`), and work that an answer does not wait for. */
export interface Outbox {
  /**
   * Does it after the answer, whose time then tells nobody what was done: looking an address up, and mailing to it.
   * What it has queued is sent at once.
   */
  later(work: () => Promise<void>): void;
  /** Something was queued and committed: sends it now and not at the next look. */
  wake(): void;
  /** Resolves once nothing is under way. */
  settled(): Promise<void>;
}

/** Milliseconds between looks for what is due again, or was queued by other processes. */
const pause = 2_000;

/** Makes it; `stop` ends its looks and resolves once nothing is under way. */
export function createOutbox(
  identity: Pick<Identity, 'database' | 'mailer' | 'clients' | 'issuer' | 'keys' | 'log'>,
): Outbox & { stop(): Promise<void> } {
  const { database, mailer, log } = identity;
  const senders: Senders = {
    mail: (mail) => mailer.send(mail),
    logout: (notice) => sendLogoutToken(identity, notice),
  };
  const underWay = new Set<Promise<void>>();
  const run = (work: () => Promise<void>, words: string) => {
    const done = work()
      .catch((error: unknown) => logTrouble(log, words, error))
      .finally(() => underWay.delete(done));
    underWay.add(done);
  };
  const deliver = async () => {
    while ((await deliverDue(database.kysely, senders, log)) > 0);
  };
  const wake = () => run(deliver, 'the outbox could not be read; it is tried again');
  const settled = async () => {
    while (underWay.size > 0) await Promise.all(underWay);
  };
  const looks = setInterval(() => underWay.size === 0 && wake(), pause);
  return {
    later: (work) => run(() => work().then(wake), 'a mail could not be written'),
    wake,
    settled,
    stop: async () => {
      clearInterval(looks);
      await settled();
    },
  };
}
