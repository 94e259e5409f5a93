/** What is said of something that was pasted, and why. A reason is the key of its text. */
export type Verdict = 'ours' | 'notOurs' | 'cannotTell';

export const reasons = {
  ours: ['ourAddress', 'ourSite', 'ourNumber'],
  notOurs: [
    'known',
    'hidden',
    'characters',
    'encoded',
    'hyphen',
    'extraWords',
    'otherEnding',
    'fewLetters',
    'insideOther',
    'beforeAt',
    'freeMail',
    'otherDomain',
    'otherNumber',
  ],
  cannotTell: ['nothing', 'unlistedHost', 'unusual', 'noCountry', 'onlyOurs', 'mixed'],
} as const satisfies { readonly [V in Verdict]: readonly string[] };

export type Reason = (typeof reasons)[Verdict][number];

export interface Judgement {
  readonly verdict: Verdict;
  readonly reason: Reason;
}

/** One address or number among those found, as it was written. */
export interface Finding extends Judgement {
  readonly text: string;
}

/** Something that frauds which are known have used. */
export type KnownFraud = {
  /** An address, a domain or a number. */
  readonly value: string;
  /** The alert that tells of it. */
  readonly title: string;
  readonly url: string;
};

/** What is the firm's. Whatever is not in here is never called ours. */
export type Genuine = {
  /** What stands after the @ of our addresses; ASCII, small letters. */
  readonly domain: string;
  /** The first word of our name as a domain has it, `baker` of `bakermorris.example`; empty when it is the whole name. */
  readonly firstWord: string;
  /** Names of our own sites; ASCII, small letters. */
  readonly hosts: readonly string[];
  /** Telephone numbers as E.164 writes them: `+442079460100`. */
  readonly numbers: readonly string[];
  readonly known: readonly KnownFraud[];
};

export const ours = (reason: (typeof reasons.ours)[number]): Judgement => ({ verdict: 'ours', reason });
export const notOurs = (reason: (typeof reasons.notOurs)[number]): Judgement => ({
  verdict: 'notOurs',
  reason,
});
export const cannotTell = (reason: (typeof reasons.cannotTell)[number]): Judgement => ({
  verdict: 'cannotTell',
  reason,
});
