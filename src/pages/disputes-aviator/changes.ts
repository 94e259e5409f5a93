import { type Advice, advise, stopsOf } from './advise.ts';
import { assess, assessmentOf } from './assess.ts';
import { answers, type Facts, isMeant, type Question, questions } from './facts.ts';
import type { Grade } from './rules.ts';
import { readFacts, searchOf } from './search-params.ts';

/** Another answer to one question, and what it would make of the result. */
export interface Change {
  readonly question: Question;
  readonly answers: readonly string[];
  readonly advice: Advice;
  /** Set when the route stays and its enforcement does not. */
  readonly enforcement: Grade | null;
  /** The search part of the address that shows it, where nothing else would have to be answered. */
  readonly search: string | null;
}

/**
 * What would change the recommendation: every other answer to every question is tried, one at a time. Answers with
 * the same effect are one change; those that stop the tool are none.
 */
export function changesOf(facts: Facts): Change[] {
  const now = advise(facts);
  const graded = enforcementOf(facts, now);
  return questions
    .filter((question) => isMeant(question, facts))
    .flatMap((question) => {
      const changes = answers[question]
        .filter((answer) => answer !== facts[question])
        .flatMap((answer) => changeTo({ ...facts, [question]: answer }, question, answer, { now, graded }));
      return joined(changes);
    });
}

function changeTo(
  changed: Facts,
  question: Question,
  answer: string,
  { now, graded }: { readonly now: Advice; readonly graded: Grade },
): Change[] {
  if (stopsOf(changed).length > 0) return [];
  const { facts, errors } = readFacts(new URLSearchParams(searchOf(changed)));
  const advice = advise(facts);
  const enforcement = enforcementOf(facts, advice);
  const isOther = advice.route !== now.route || advice.first !== now.first;
  if (!isOther && enforcement === graded) return [];
  return [
    {
      question,
      answers: [answer],
      advice,
      enforcement: isOther ? null : enforcement,
      search: errors.length > 0 ? null : searchOf(facts),
    },
  ];
}

const enforcementOf = (facts: Facts, { route }: Advice) =>
  assessmentOf(assess(facts), route, 'enforcement').grade;

/** Changes with the same effect as one, with the address of the first. */
function joined(changes: readonly Change[]): Change[] {
  const effects = Map.groupBy(changes, ({ advice, enforcement }) =>
    [advice.route, advice.first, enforcement].join(),
  );
  return [...effects.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, answers: [first, ...others].flatMap((change) => change.answers) }] : [],
  );
}
