import type { RichText } from '../../content/rich-text/types.ts';
import type { Status } from '../icons/StatusMark.tsx';

/** A day or a person, and what they are to an answer: “In force from”, “25 May 2018”. */
export type AnswerFact = {
  readonly label: string;
  readonly text: string;
  readonly day: string | null;
  readonly url: string | null;
  readonly lang: string | null;
};

/** What everybody may read of an answer of the navigator. It travels to the browser. */
export type OpenAnswer = {
  /** Its anchor: the topic's, so that it is the same whichever answer holds. */
  readonly id: string;
  /** The record that says it. */
  readonly entryId: string;
  /** What it is about, in a word or two, and as a question. */
  readonly topic: { readonly text: string; readonly lang: string | null };
  readonly question: { readonly text: string; readonly lang: string | null };
  /** What the question means, in its language; null where nobody has said so. */
  readonly help: string | null;
  /** Said above it where it is in English on a page that is not; null otherwise. */
  readonly inEnglish: string | null;
  readonly lang: string | null;
  /** The answer in a line; null where nobody has written it yet. */
  readonly headline: string | null;
  readonly status: { readonly mark: Status; readonly text: string };
  /** How far a proposal has come. */
  readonly stage: string | null;
  readonly facts: readonly AnswerFact[];
  /** Said where it should have been read again by now; null otherwise. */
  readonly overdue: string | null;
  /** To tell of an error in it; null where nobody takes mail. */
  readonly report: { readonly text: string; readonly url: string } | null;
};

/** The answers to a group of topics. */
export type AnswerGroup = {
  readonly id: string;
  readonly heading: string;
  readonly lang: string | null;
  readonly answers: readonly OpenAnswer[];
};

/** What the rest of an answer says, for those who may read it. */
export interface AnswerDetail {
  readonly entryId: string;
  readonly summary: string | null;
  readonly body: RichText | null;
  readonly conditions: readonly string[];
  /** What is counted, and the amount in words. */
  readonly thresholds: readonly { readonly label: string; readonly amount: string }[];
  readonly penalties: string | null;
  readonly instruments: readonly {
    readonly name: string;
    readonly nativeTitle: string | null;
    readonly citation: string | null;
    readonly url: string | null;
  }[];
}

/** What the parts of an answer are called. */
export type AnswerLabels = {
  readonly conditions: string;
  readonly thresholds: string;
  readonly penalties: string;
  readonly sources: string;
  /** Where nobody has written an answer. */
  readonly notWritten: string;
};
