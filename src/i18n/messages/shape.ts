import type { accountTexts } from './account/en.ts';
import type { careers } from './careers/en.ts';
import type { chrome } from './chrome/en.ts';
import type { desk } from './desk/en.ts';
import type { en } from './en.ts';
import type { firmTexts } from './firm/en.ts';
import type { front } from './front/en.ts';
import type { gatherings } from './gatherings/en.ts';
import type { graduateTexts } from './graduates/en.ts';
import type { practice } from './practice/en.ts';
import type { reading } from './reading/en.ts';
import type { recordTexts } from './record-texts/en.ts';
import type { tools } from './tools/en.ts';
import type { wholeText } from './whole-text/en.ts';
import type { worksTexts } from './works/en.ts';
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

/** The part of them that is about the blog and the hub of insights. */
export type ReadingTexts = Shape<typeof reading>;

/** The part of them that is about the firm: places, practices, contacts, policies. */
export type FirmTexts = Shape<typeof firmTexts>;

/** The part of them that is about events and training. */
export type GatheringTexts = Shape<typeof gatherings>;

/** The part of them that is about careers. */
export type CareersTexts = Shape<typeof careers>;

/** The part of them that is about graduate pages. */
export type GraduateTexts = Shape<typeof graduateTexts>;

/** The part of them that is about deals, expertise and solutions. */
export type PracticeTexts = Shape<typeof practice>;

/** The part of them that is about features and products. */
export type WorksTexts = Shape<typeof worksTexts>;

/** The part of them that is about pages people come to for one purpose. */
export type DeskTexts = Shape<typeof desk>;

/** The part of them that is about the tools among the products. */
export type ToolTexts = Shape<typeof tools>;

/** The part of them that is about an account and what is kept in it. */
export type AccountTexts = Shape<typeof accountTexts>;

/** The part of them that those read who are signed in and come to a gate. */
export type WholeTextTexts = Shape<typeof wholeText>;
