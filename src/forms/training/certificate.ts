import { timingSafeEqual } from 'node:crypto';
import { idOfKey, sign, signedKey } from '../signature.ts';

/** What a certificate says of a lesson; the name stands beside it. */
export interface Certificate {
  /** The lesson's id. */
  readonly lesson: string;
  /** ISO day on which it was made. */
  readonly on: string;
  /** That count as training. */
  readonly minutes: number;
  readonly right: number;
  readonly total: number;
}

/** Characters of the longest name. */
export const LONGEST_NAME = 100;

/** A name as it stands on a certificate: what nobody sees, or what turns the direction of writing, is left out. */
export function certifiedName(typed: string): string {
  return typed
    .toWellFormed()
    .normalize('NFKC')
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/**
 * The code of a certificate: what it says, and a signature of that and of the name. Nothing is kept of it, and the name is
 * not in it: whoever has a code alone learns nobody's name, and whoever changes either has a code that is not ours.
 */
export function certificateCode(secret: string, certificate: Certificate, name: string): string {
  const { lesson, on, minutes, right, total } = certificate;
  const said = [lesson, on.replaceAll('-', ''), minutes, `${right}of${total}`].join('.');
  return `${said}.${signatureOf(secret, said, name)}`;
}

const written =
  /^(?<lesson>[\w-]{1,100})\.(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)\.(?<minutes>\d{1,4})\.(?<right>\d{1,3})of(?<total>\d{1,3})\.(?<signature>[0-9a-f-]{29})$/;

/** What a code says, if it is ours and was made for this name, however both are spaced and capitalised; otherwise null. */
export function certificateBy(secret: string, code: string, name: string): Certificate | null {
  const given = code.replaceAll(/\s/g, '').toLowerCase();
  const parts = written.exec(given)?.groups;
  if (!parts) return null;
  const { lesson = '', year, month, day, minutes, right, total, signature = '' } = parts;
  const expected = signatureOf(secret, given.slice(0, -signature.length - 1), name);
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null;
  return {
    lesson,
    on: `${year}-${month}-${day}`,
    minutes: Number(minutes),
    right: Number(right),
    total: Number(total),
  };
}

const passPurpose = 'lesson pass';

const dayLong = 86_400_000;

/**
 * Proves that the questions of a lesson behind a permission were explained to who may read them on that day; it names
 * nobody.
 */
export function passOf(secret: string, lesson: string, now: Date): string {
  return signedKey(secret, passPurpose, passedOn(lesson, now));
}

/** What a pass is worth for a lesson: it holds on its day and the next one; `over` is one of ours from before. */
export function passState(
  secret: string,
  lesson: string,
  pass: string,
  now: Date,
): 'holds' | 'over' | 'none' {
  const passed = idOfKey(secret, passPurpose, pass);
  if (!passed?.startsWith(`${lesson}_`)) return 'none';
  const holds = [now, new Date(now.getTime() - dayLong)].some((day) => passedOn(lesson, day) === passed);
  return holds ? 'holds' : 'over';
}

const passedOn = (lesson: string, now: Date) => `${lesson}_${now.toISOString().slice(0, 10)}`;

/** 96 bits that can be read aloud. */
function signatureOf(secret: string, said: string, name: string): string {
  const signed = sign(
    secret,
    `lesson certificate ${said.toLowerCase()} ${certifiedName(name).toLowerCase()}`,
  );
  const digits = Buffer.from(signed, 'base64url').toString('hex').slice(0, 24);
  return digits.match(/.{4}/g)?.join('-') ?? '';
}
