import { randomInt } from 'node:crypto';

/** Without what is mistaken for something else when it is read out. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What a sender is told and asks by, as `EN-7K3M-Q2XD`: 30^8 of them for each form. */
export function newReference(mark: string): string {
  const four = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `${mark}-${four()}-${four()}`;
}

/** Whether a text could be a reference at all. */
export function isReference(text: string): boolean {
  return /^[A-Z]{2}-[2-9A-Z]{4}-[2-9A-Z]{4}$/.test(text);
}
