import { folded } from '../text/fold.ts';

/** Characters: what is longer is no question that others ask as well. */
const LONGEST = 80;
/** A sign of an e-mail address or of another address. */
const addresses = /@|:\/\/|\bwww\./u;
/** Digits with what stands between those of telephone numbers, accounts and days. */
const numbers = /\p{Nd}(?:[ .()+\-‐-―]*\p{Nd})*/gu;
/** As many digits are somebody's: a telephone number, a birthday, an account; sections and years have fewer. */
const PERSONAL_DIGITS = 5;

/**
 * A query as it may be counted: folded, with single spaces. Null for what may be somebody's own: addresses, numbers other
 * than those of sections, years and acts (`2016/679`), and long texts.
 */
export function countableText(text: string): string | null {
  const plain = folded(text)
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
  const isWords = /\p{L}{2}/u.test(plain) || /\p{Script=Han}/u.test(plain);
  if (!isWords || plain.length > LONGEST || addresses.test(plain)) return null;
  const isPersonal = (plain.match(numbers) ?? []).some(
    (number) => number.replaceAll(/\P{Nd}/gu, '').length >= PERSONAL_DIGITS,
  );
  return isPersonal ? null : plain;
}
