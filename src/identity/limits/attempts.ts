import type { FastifyRequest } from 'fastify';
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { SiteLocale } from '../../i18n/locales.ts';
import type { Database } from '../../platform/db/connect.ts';
import { networkOf } from '../../platform/http/connections/network.ts';
import { emailKey } from './email-key.ts';

/** Who tries: the account's address as it was typed, and where from. */
export interface Attempt {
  readonly email?: string | undefined;
  readonly ip: string;
  /** The header of the request: it may show a browser in which the account was signed in to before. */
  readonly cookie?: string | undefined;
  /** Of the page; the mail about a lock is in it where nobody knows its reader's language. */
  readonly locale?: SiteLocale;
}

/** The try that a request is: where it comes from, and whose it says to be. */
export function attemptBy<Who extends Pick<Attempt, 'email' | 'locale'> = object>(
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
  who?: Who,
): Who & Attempt {
  return { ...(who as Who), ip, cookie: headers.cookie };
}

export type Allowed = { readonly ok: true } | Refused;

export interface Refused {
  readonly ok: false;
  /** In seconds. */
  readonly retryAfter: number;
  /** The network had too many; otherwise the account or the address. */
  readonly isNetwork: boolean;
}

export interface Attempts {
  /**
   * Whether somebody may try a password or a code now. It counts at once, so that many tries at the same moment are
   * not one: say afterwards how it ended.
   */
  mayTry(attempt: Attempt): Promise<Allowed>;
  /** The try was wrong. */
  failed(attempt: Attempt): Promise<void>;
  /** The try was right: what was counted for it is forgotten, and the network gets its try back. */
  succeeded(attempt: Attempt): Promise<void>;
  /** Lets an account be tried again. */
  unlock(email: string): Promise<void>;
  /** Whether one more mail may be asked for to an address, which nobody need have an account under; counts it. */
  mayMail(attempt: Attempt & { readonly email: string }): Promise<Allowed>;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Tries and the time in seconds in which they count. */
const limits = {
  account: { points: 10, duration: 15 * minute },
  network: { points: 50, duration: hour },
  lock: { points: 1_000, duration: day },
  notice: { points: 1, duration: 15 * minute },
  /** For a browser that the account was signed in to in before: with these it is refused by nobody else's tries. */
  browser: { points: 5, duration: hour },
  /** For an address, from one network or one such browser. */
  mail: { points: 5, duration: hour },
  /** For an address in all. No longer than a code holds: who can have no further mail then has one with a good code. */
  mailAddress: { points: 8, duration: 10 * minute },
  mailNetwork: { points: 30, duration: hour },
} as const;

/** The longest time that an account is locked, however often it was. */
const longestLock = day;

/**
 * Counts failures in the database, for every process and every endpoint: 10 for an account in 15 minutes, then it is
 * locked for 15 minutes, and twice as long each further time within a day; 50 for a network in an hour.
 * Addresses nobody has an account under are counted alike. Whom the network's count stops tries no account, and so
 * cannot lock one. A browser in which the account was signed in to before has five failures in an hour of its own,
 * which count for nothing else.
 *
 * @param knownBrowser what such a browser is counted by; null for every other
 * @param whenLocked is told of an account that has just been locked, and the language of the page
 */
export function createAttempts(
  { pool }: Pick<Database, 'pool'>,
  knownBrowser: (attempt: Attempt) => Promise<string | null> = async () => null,
  whenLocked: (email: string, locale?: SiteLocale) => Promise<void> = async () => {},
): Attempts {
  const limiter = (name: keyof typeof limits) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'attempt',
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix: name,
      ...limits[name],
    });
  const account = limiter('account');
  const network = limiter('network');
  const lock = limiter('lock');
  const notice = limiter('notice');
  const browser = limiter('browser');
  const mail = limiter('mail');
  const mailAddress = limiter('mailAddress');
  const mailNetwork = limiter('mailNetwork');

  /** What a try of a known browser was counted by; null when it was counted as everybody's are. */
  const countedBy = async (attempt: Attempt) => {
    const known = await knownBrowser(attempt);
    const counted = known && (await browser.get(known));
    return counted && counted.consumedPoints <= limits.browser.points ? known : null;
  };

  return {
    mayTry: async (attempt) => {
      const { email, ip } = attempt;
      const known = await knownBrowser(attempt);
      if (known && (await waitOf(browser, known)) === 0) return { ok: true };
      return allowedAfter(await waitOf(network, networkOf(ip)), async () =>
        email ? waitOf(account, emailKey(email)) : 0,
      );
    },
    failed: async (attempt) => {
      const { email, locale } = attempt;
      if (!email || (await countedBy(attempt))) return;
      const key = emailKey(email);
      const counted = await account.get(key);
      if (!counted || counted.consumedPoints < limits.account.points) return;
      // Of those who fail at the same moment one locks.
      if ((await waitOf(notice, key)) > 0) return;
      const { consumedPoints: times } = await lock.penalty(key);
      await account.block(key, Math.min(limits.account.duration * 2 ** (times - 1), longestLock));
      await whenLocked(email, locale);
    },
    succeeded: async (attempt) => {
      const { email, ip } = attempt;
      const known = await countedBy(attempt);
      if (known) return void (await browser.delete(known));
      await network.reward(networkOf(ip));
      if (email) await account.delete(emailKey(email));
    },
    unlock: async (email) => {
      await Promise.all([account.delete(emailKey(email)), notice.delete(emailKey(email))]);
    },
    mayMail: async (attempt) => {
      const { email, ip } = attempt;
      const known = await knownBrowser(attempt);
      if (known) return allowedAfter(0, () => waitOf(mail, known));
      return allowedAfter(
        await waitOf(mailNetwork, networkOf(ip)),
        async () =>
          (await waitOf(mail, `${emailKey(email)} ${networkOf(ip)}`)) ||
          (await waitOf(mailAddress, emailKey(email))),
      );
    },
  };
}

/** Whom the network's count stops is not counted further. Both in seconds to wait. */
async function allowedAfter(ofNetwork: number, ofOne: () => Promise<number>): Promise<Allowed> {
  if (ofNetwork > 0) return { ok: false, retryAfter: ofNetwork, isNetwork: true };
  const wait = await ofOne();
  return wait > 0 ? { ok: false, retryAfter: wait, isNetwork: false } : { ok: true };
}

/** Counts one; returns the seconds to wait when there were too many. */
async function waitOf(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.ceil(refusal.msBeforeNext / 1000);
  }
}
