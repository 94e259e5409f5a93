/**
 * Days for which the software keeps what people send or choose; then it deletes it by itself. Forms, jobs and the privacy
 * notice all take them from here: a text names one as `{{kept:event}}`.
 */
export const keptDays = {
  access: 365,
  /** After somebody has asked that their account be deleted: until then they may think better of it. */
  account: 14,
  /** The address before, after newsletters were moved to another one: until then it can undo that. */
  addressChange: 30,
  alumni: 1_095,
  application: 365,
  callback: 180,
  complaint: 2_190,
  correction: 365,
  /** An application that was not sent, after it was saved last. */
  draft: 30,
  enquiry: 365,
  event: 365,
  graduate: 365,
  /** What a newsletter's reader agreed to, after they have ended it. */
  newsletter: 1_095,
  press: 365,
  rights: 1_095,
  scam: 730,
  training: 365,
  /** Each line of a training record (CPD): professional bodies ask for up to six years. */
  trainingRecord: 2_190,
  /** An address that was given for newsletters and that nobody has confirmed. */
  unconfirmed: 7,
} as const satisfies Readonly<Record<string, number>>;

export type Kept = keyof typeof keptDays;

export function isKept(name: unknown): name is Kept {
  return typeof name === 'string' && Object.hasOwn(keptDays, name);
}
