import {
  answers,
  type Facts,
  isMeant,
  isNeeded,
  noFacts,
  type Question,
  questions,
  specials,
} from './facts.ts';

/** An answer that is missing, or that is none of those offered. */
export interface FactError {
  readonly question: Question;
  readonly kind: 'missing' | 'unknown';
}

export interface FactsInSearch {
  readonly facts: Facts;
  readonly errors: readonly FactError[];
  /** Whether anything was asked: the bare page shows the form alone. */
  readonly isAsked: boolean;
}

/** Set by the button, so that a form sent empty is told from a first visit. */
export const sentName = 'show';
export const specialName = 'special';
export const searchParams = [...questions, specialName, sentName];

/** Reads a dispute from an address. Answers without a meaning beside the clause are left out. */
export function readFacts(search: URLSearchParams): FactsInSearch {
  const given: Facts = {
    ...noFacts,
    ...Object.fromEntries(questions.map((question) => [question, answerIn(question, search)])),
    specials: specials.filter((special) => search.getAll(specialName).includes(special)),
  };
  const facts: Facts = {
    ...given,
    ...Object.fromEntries(
      questions.filter((question) => !isMeant(question, given)).map((question) => [question, null]),
    ),
  };
  const isAsked = searchParams.some((name) => search.has(name));
  return { facts, isAsked, errors: isAsked ? errorsIn(facts, search) : [] };
}

function answerIn(question: Question, search: URLSearchParams): string | null {
  const value = search.get(question);
  return value !== null && isAnswer(question, value) ? value : null;
}

function isAnswer(question: Question, value: string): boolean {
  return (answers[question] as readonly string[]).includes(value);
}

function errorsIn(facts: Facts, search: URLSearchParams): FactError[] {
  return questions.flatMap((question): FactError[] => {
    if (!isMeant(question, facts)) return [];
    const value = search.get(question);
    if (value !== null && !isAnswer(question, value)) return [{ question, kind: 'unknown' }];
    return facts[question] === null && isNeeded(question, facts) ? [{ question, kind: 'missing' }] : [];
  });
}

/** The search part of the address at which a dispute's comparison stands, with its `?`. */
export function searchOf(facts: Facts): string {
  const given = questions.flatMap((question): [string, string][] => {
    const value = facts[question];
    return value === null ? [] : [[question, value]];
  });
  return `?${new URLSearchParams([...given, ...facts.specials.map((special) => [specialName, special])])}`;
}
