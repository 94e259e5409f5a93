import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { isNeeded, type Question, type Special, specials } from './facts.ts';
import type { FactError, FactsInSearch } from './search-params.ts';
import { aviatorTextsFor } from './texts/texts.ts';

export interface FactField {
  readonly name: Question;
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface FactGroup {
  readonly legend: string;
  readonly fields: readonly FactField[];
}

/** The questions as a form shows them, with what was answered and what is wrong with it. */
export interface FactForm {
  readonly groups: readonly FactGroup[];
  readonly specials: readonly {
    readonly value: Special;
    readonly label: string;
    readonly checked: boolean;
  }[];
}

/** Id of a question's control: what an error leads to. */
export const fieldId = (question: Question) => `fact-${question}`;

const groups: readonly {
  readonly name: 'agreed' | 'stake' | 'need' | 'involved';
  readonly asks: Question[];
}[] = [
  { name: 'agreed', asks: ['clause', 'seat', 'institution', 'court', 'exclusive'] },
  { name: 'stake', asks: ['amount', 'assets', 'limit'] },
  { name: 'need', asks: ['urgency', 'interim', 'confidential'] },
  { name: 'involved', asks: ['relationship', 'parties', 'evidence'] },
];

export function factForm(chosen: FactsInSearch, locale: Locale): FactForm {
  const m = messagesFor(locale).disputesAviator.page;
  const texts = aviatorTextsFor(locale);
  return {
    groups: groups.map(({ name, asks }) => ({
      legend: m[name],
      fields: asks.map((question) => factField(question, chosen, locale)),
    })),
    specials: specials.map((special) => ({
      value: special,
      label: texts.specials[special],
      checked: chosen.facts.specials.includes(special),
    })),
  };
}

function factField(question: Question, { facts, errors }: FactsInSearch, locale: Locale): FactField {
  const m = messagesFor(locale).disputesAviator.page;
  const texts = aviatorTextsFor(locale).questions[question];
  const { label, answers } = texts;
  const hint = 'hint' in texts ? texts.hint : '';
  const error = errors.find((one) => one.question === question);
  const isAlwaysNeeded = isNeeded(question, { clause: null });
  return {
    name: question,
    label: isAlwaysNeeded ? `${label} ${m.needed}` : label,
    hint: hint || undefined,
    error: error && errorText(error, locale),
    value: facts[question] ?? '',
    options: Object.entries(answers).map(([value, text]) => ({ value, label: text })),
  };
}

/** What is wrong with an answer, in words that name the question. */
export function errorText({ question, kind }: FactError, locale: Locale): string {
  const text = aviatorTextsFor(locale).questions[question].label;
  return messagesFor(locale).disputesAviator.page[kind]({ question: text });
}
