import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** In characters. NIST SP 800-63B asks for 8 at least and 64 at least to be allowed; no rule of composition. */
const shortest = 10;
const longest = 200;

export type PasswordProblem = 'tooShort' | 'tooLong' | 'common';

const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** What is wrong with a password that somebody chose, if anything: its length, or that everybody knows it. */
export function passwordProblem(password: string, email: string): PasswordProblem | null {
  const characters = [...password.normalize('NFC')].length;
  if (characters < shortest) return 'tooShort';
  if (characters > longest) return 'tooLong';
  const plain = password.toLowerCase();
  const [name = ''] = email.toLowerCase().split('@');
  return commonPasswords.has(plain) || plain === email.toLowerCase() || plain === name ? 'common' : null;
}

/** The password as it is stored: argon2id with a salt of its own, a PHC string. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), cost);
}

const nobodys = hashPassword('nobody has this password');

/**
 * Whether it is the password of the account. Without an account the same work is done, so that the time tells nobody
 * which addresses have one.
 */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const typed = [...password.normalize('NFC')];
  const matches = await verify(stored ?? (await nobodys), typed.slice(0, longest).join(''));
  return matches && typeof stored === 'string' && typed.length <= longest;
}
