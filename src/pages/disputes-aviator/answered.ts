import type { MetaRow } from '../../components/sections/section.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type Facts, type Question, questions } from './facts.ts';
import { aviatorTextsFor } from './texts/texts.ts';

/** The words of an answer. */
export function answerText(question: Question, answer: string, locale: Locale): string {
  const { answers }: { readonly answers: Readonly<Record<string, string>> } =
    aviatorTextsFor(locale).questions[question];
  return answers[answer] ?? answer;
}

/** The answers given, in the order of the questions. */
export function answerRows(facts: Facts, special: string, locale: Locale): MetaRow[] {
  const texts = aviatorTextsFor(locale);
  const rows = questions.flatMap((question): MetaRow[] => {
    const answer = facts[question];
    if (answer === null) return [];
    return [
      { label: texts.questions[question].short, values: [{ text: answerText(question, answer, locale) }] },
    ];
  });
  if (facts.specials.length === 0) return rows;
  return [...rows, { label: special, values: facts.specials.map((one) => ({ text: texts.specials[one] })) }];
}
