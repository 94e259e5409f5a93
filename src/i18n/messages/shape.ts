import type { en } from './en.ts';
import type { recordTexts } from './record-texts/en.ts';

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
