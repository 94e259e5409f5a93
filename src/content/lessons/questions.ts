import { partsAt } from './parts.ts';

export interface Question {
  readonly question: string;
  readonly options: readonly string[];
  /** The place of the right one among the options. */
  readonly right: number;
  readonly explanation: string;
}

const option = /^- \[(?<mark>[ x])\] (?<text>.+)$/g;

/**
 * The questions of a lesson: each begins with `# `, then come its options, `- [ ] ` or, for the right one, `- [x] `, and why
 * it is right.
 *
 * @returns with `problem`, in words for an editor, where one of them is not whole
 */
export function readQuestions(text: string): {
  readonly questions: readonly Question[];
  readonly problem: string | null;
} {
  const read = partsAt(text).map(({ heading, lines }) => {
    const options = lines.flatMap((line) => [...line.matchAll(option)].map(({ groups }) => groups ?? {}));
    const explanation = lines.filter((line) => !line.startsWith('- [')).join(' ');
    const marked = options.filter(({ mark }) => mark === 'x').length;
    return {
      isWhole: heading !== '' && options.length > 1 && marked === 1 && explanation !== '',
      question: {
        question: heading,
        options: options.map((one) => one.text ?? ''),
        right: options.findIndex(({ mark }) => mark === 'x'),
        explanation,
      },
    };
  });
  const broken = read.findIndex(({ isWhole }) => !isWhole);
  return {
    questions: read.map(({ question }) => question),
    problem:
      broken < 0
        ? null
        : `question ${broken + 1} needs a heading (“# ”), two options (“- [ ] ”) or more, one of them right (“- [x] ”), and an explanation`,
  };
}

/** Right answers from which on a lesson counts as understood: four fifths. */
export function neededOf(total: number): number {
  return Math.ceil(total * 0.8);
}

/** How many answers are right. @param answers places of options, in the order of the questions; null: not answered */
export function rightOf(questions: readonly Question[], answers: readonly (number | null)[]): number {
  return questions.filter(({ right }, index) => answers[index] === right).length;
}
