import type { Locale } from '../../i18n/locales.ts';
import type { Fields } from './fields.ts';
import { contentTypes } from './index.ts';
import { type GraduateLabels, type Labels, labelIn } from './labels.ts';

type ChoicesIn<Owner extends string, F> = {
  [K in keyof F & string]: F[K] extends { readonly kind: 'choice'; readonly labels: infer L }
    ? readonly [name: `${Owner}.${K}`, labels: L]
    : F[K] extends { readonly fields: infer G }
      ? ChoicesIn<`${Owner}.${K}`, G>
      : never;
}[keyof F & string];

type Choices = {
  [T in keyof typeof contentTypes]: ChoicesIn<T, (typeof contentTypes)[T]['fields']>;
}[keyof typeof contentTypes];

/** A choice that readers see, by its content type and fields: `person.languages.level`. */
export type ChoiceName = Choices[0];

/** One with labels in the languages of graduate pages. */
export type GraduateChoiceName = Extract<
  Choices,
  readonly [string, Readonly<Record<string, GraduateLabels>>]
>[0];

/** Labels of a choice by the declared name of each value. */
type LabelsByValue = Readonly<Record<string, Labels>>;

function labelled(owner: string, fields: Fields): [string, LabelsByValue][] {
  return Object.entries(fields).flatMap(([name, field]): [string, LabelsByValue][] => {
    if (field.kind === 'group' || field.kind === 'list') return labelled(`${owner}.${name}`, field.fields);
    return field.kind === 'choice' && field.labels ? [[`${owner}.${name}`, field.labels]] : [];
  });
}

const choices = new Map(Object.values(contentTypes).flatMap(({ name, fields }) => labelled(name, fields)));

/**
 * The label of a choice as GraphQL names it (`SENIOR_ASSOCIATE` is declared as `senior-associate`).
 * Throws `RangeError` for a value that the declaration does not have.
 */
export function choiceLabel(name: ChoiceName, value: string, locale: Locale): string {
  const labels = choices.get(name)?.[declaredName(value)];
  if (labels === undefined) throw new RangeError(`${name} has no choice ${value}`);
  return labelIn(labels, locale);
}

/** The same on a graduate page: the compiler sees to it that all its languages have a label. */
export function graduateChoiceLabel(name: GraduateChoiceName, value: string, locale: Locale): string {
  return choiceLabel(name, value, locale);
}

/** Every value of a choice, by its declared name, in the order of the declaration. */
export function choiceOptions(name: ChoiceName, locale: Locale): { value: string; label: string }[] {
  const labels = choices.get(name) ?? {};
  return Object.entries(labels).map(([value, own]) => ({ value, label: labelIn(own, locale) }));
}

/** `senior-associate` → `SENIOR_ASSOCIATE`. */
export const enumName = (value: string) => value.toUpperCase().replaceAll('-', '_');

/** The declared name of a choice, as addresses have it: `SENIOR_ASSOCIATE` → `senior-associate`. */
export const declaredName = (value: string) => value.toLowerCase().replaceAll('_', '-');
