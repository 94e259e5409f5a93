import type { chrome } from './chrome/en.ts';
import type { en } from './en.ts';
import type { firmTexts } from './firm/en.ts';
import type { front } from './front/en.ts';
import type { recordTexts } from './record-texts/en.ts';
import type { writing } from './writing/en.ts';

/** A text for each plural category that the language has (Unicode CLDR). */
export interface Plural {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

type Shape<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : T[K] extends Plural ? Plural : Shape<T[K]>;
};

/** What every language must say. */
export type Messages = Shape<typeof en>;

/** The part of them that is about records of one area. */
export type RecordTexts = Shape<typeof recordTexts>;

/** The part of them that is about the frame around every page. */
export type ChromeTexts = Shape<typeof chrome>;

/** The part of them that is about the home page, the directory and a person. */
export type FrontTexts = Shape<typeof front>;

/** The part of them that is about publications and news. */
export type WritingTexts = Shape<typeof writing>;

/** The part of them that is about the firm: places, practices, contacts, policies. */
export type FirmTexts = Shape<typeof firmTexts>;
