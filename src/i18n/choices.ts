import { type InterfaceLanguage, type Locale, localeFacts } from '../routing/locales.ts';
import { de } from './choices/de.ts';
import { en } from './choices/en.ts';
import { fr } from './choices/fr.ts';
import { nl } from './choices/nl.ts';
import type { Choices } from './choices/shape.ts';
import { zh } from './choices/zh.ts';

export { enumNameOf as enumName } from '../content/schema/names.ts';

export const choicesByLanguage: { readonly [L in InterfaceLanguage]: Choices } = { en, fr, zh, nl, de };

/**
 * The label of a choice as GraphQL names it (`SENIOR_ASSOCIATE` is declared as `senior-associate`).
 * Throws `RangeError` for a value that the declaration does not have.
 */
export function choiceLabel(list: keyof Choices, value: string, locale: Locale): string {
  const labels: Readonly<Record<string, string>> = choicesByLanguage[localeFacts[locale].language][list];
  const label = labels[declaredName(value)];
  if (label === undefined) throw new RangeError(`${list} has no choice ${value}`);
  return label;
}

/** Every choice of a list, by its GraphQL name, in the order of the declaration. */
export function choiceOptions(list: keyof Choices, locale: Locale): { value: string; label: string }[] {
  const labels: Readonly<Record<string, string>> = choicesByLanguage[localeFacts[locale].language][list];
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

/** The declared name of a choice, as addresses have it: `SENIOR_ASSOCIATE` → `senior-associate`. */
export const declaredName = (value: string) => value.toLowerCase().replaceAll('_', '-');
