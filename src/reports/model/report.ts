import type { RichText } from '../../content/rich-text/types.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { ReportOptions } from './options.ts';

/**
 * A report of the navigator: answers by jurisdiction and topic at two times, as far as its reader may read them. All of
 * it is plain data, so that a thread can be handed it. Days are `2025-06-30`, instants ISO 8601.
 */
export interface Report {
  /** The language that it is written in; answers without a translation are in English. */
  readonly locale: Locale;
  /** The service's title. */
  readonly title: string;
  readonly firm: string;
  readonly times: ReportTimes;
  readonly options: ReportOptions;
  readonly cover: Cover;
  /** In the order in which they were chosen. */
  readonly jurisdictions: readonly ReportJurisdiction[];
  readonly topics: readonly ReportTopic[];
  readonly answers: readonly ReportAnswer[];
  readonly changes: readonly ReportChange[];
  /** Who wrote or reviewed what is shown. */
  readonly authors: readonly string[];
  /** Why answers are left out, in a sentence; null: nothing is. */
  readonly closed: string | null;
  /** Made by somebody who is not signed in: every page says so. */
  readonly isVisitors: boolean;
}

interface ReportTimes {
  /** The day on which the law held. */
  readonly on: string;
  /** As the site had it then; null: as it has it now. */
  readonly known: string | null;
  readonly made: string;
}

/** What its reader writes on the title page, which is kept nowhere; empty: nothing. */
export interface OwnCover {
  /** What it is called instead of by its service. */
  readonly title: string;
  /** What the reader files it under. */
  readonly matter: string;
  readonly note: string;
}

export const emptyCover: OwnCover = { title: '', matter: '', note: '' };

/** What the title page says besides. */
export interface Cover extends OwnCover {
  /** Absolute: the page that makes the same report again. */
  readonly address: string;
  readonly proof: ReportProof | null;
}

/** By which anybody can check that a report says what the site published. */
export interface ReportProof {
  readonly code: string;
  /** Where it is checked; absolute. */
  readonly address: string;
  /** How to check it, line by line. */
  readonly lines: readonly string[];
  /** A signed root of the log that has all versions that are shown (C2SP tlog-checkpoint); null while there is none. */
  readonly checkpoint: string | null;
  /** What shows that they are in it, as JSON for the program of docs/navigator-log.md; null: it is no file. */
  readonly inclusion: string | null;
}

export interface ReportJurisdiction {
  /** Its name in addresses. */
  readonly key: string;
  readonly title: string;
  /** Of the title, where it is not the report's. */
  readonly locale: Locale;
  readonly nativeName: string | null;
  readonly contacts: readonly ReportContact[];
}

export interface ReportContact {
  readonly name: string;
  readonly position: string;
  readonly email: string | null;
  readonly phone: string | null;
}

export interface ReportTopic {
  readonly key: string;
  readonly title: string;
  readonly locale: Locale;
  readonly question: string;
  /** What it means, for a reader who does not know the subject. */
  readonly help: string | null;
}

export interface ReportAnswer {
  /** Keys of a jurisdiction and of a topic. */
  readonly jurisdiction: string;
  readonly topic: string;
  readonly recordId: string;
  readonly locale: Locale;
  /** The number of the version that is shown, counted in its language. */
  readonly version: number;
  /** The place of that version in the log; null: it is not in it. */
  readonly leaf: number | null;
  /**
   * Of a translation: the version in the source language whose status, dates and figures it is shown with, and its place
   * in the log.
   */
  readonly basis: { readonly locale: Locale; readonly number: number; readonly position: number } | null;
  readonly status: LegalStatus;
  /** Empty where nobody has looked yet. */
  readonly headline: string;
  readonly effectiveFrom: string | null;
  readonly reviewedOn: string | null;
  readonly reviewDueOn: string | null;
  /** What follows is empty where the reader may not read it, or the report is too short for it. */
  readonly summary: string | null;
  readonly body: RichText | null;
  readonly conditions: readonly string[];
  readonly thresholds: readonly Threshold[];
  readonly penalties: string | null;
  readonly instruments: readonly Instrument[];
}

export type LegalStatus =
  | 'IN_FORCE'
  | 'IN_FORCE_PARTLY'
  | 'ADOPTED_NOT_YET_IN_FORCE'
  | 'PROPOSED'
  | 'GUIDANCE_ONLY'
  | 'NONE'
  | 'REPEALED'
  | 'NOT_APPLICABLE'
  | 'NOT_REVIEWED';

export interface Threshold {
  readonly label: string;
  readonly value: number;
  /** `hours`, `percent`, …, or an ISO 4217 currency. */
  readonly unit: string;
}

export interface Instrument {
  readonly name: string;
  readonly nativeTitle: string | null;
  readonly citation: string | null;
  readonly url: string | null;
}

export interface ReportChange {
  readonly jurisdiction: string;
  readonly topic: string;
  readonly day: string;
  readonly headline: Said;
  readonly headlineBefore: Said;
  /** Why. */
  readonly reason: Said | null;
}

/** What an editor wrote, in the report's language where somebody has said it in it. */
export interface Said {
  readonly text: string;
  readonly locale: Locale;
}
