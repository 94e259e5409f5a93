import type { Labels } from './labels.ts';

/**
 * The kinds of field a content type is declared with. A declaration is data: GraphQL types, validation,
 * editors' forms, search and seed checks are derived from it.
 */

/** Weight of a field in full-text search: A title, B summary, C names, D body. */
export type SearchWeight = 'A' | 'B' | 'C' | 'D';

interface FieldOptions {
  readonly required?: true;
  /** Written anew in each language; other fields are the same in all and live with the source language. */
  readonly translated?: true;
  readonly search?: SearchWeight;
  /** May be used to filter lists of this type. */
  readonly filter?: true;
  /** A record's own field that only those who may read it in full get to see: see `Declaration.gate`. */
  readonly gated?: true;
}

/** `slides` and `questions` are those of a lesson: see `src/content/lessons`. */
type TextFormat = 'line' | 'lines' | 'email' | 'phone' | 'url' | 'time-zone' | 'slides' | 'questions';

export interface TextField extends FieldOptions {
  readonly kind: 'text';
  readonly format?: TextFormat;
  /** Longest value, in characters. */
  readonly max?: number;
}
interface TextsField extends FieldOptions {
  readonly kind: 'texts';
}
interface RichTextField extends FieldOptions {
  readonly kind: 'richText';
}
interface BooleanField extends FieldOptions {
  readonly kind: 'boolean';
}
interface NumberField extends FieldOptions {
  readonly kind: 'number';
}
/** A calendar day, `2026-11-20`. */
export interface DateField extends FieldOptions {
  readonly kind: 'date';
}
/** An instant, ISO 8601 with offset or `Z`. */
export interface InstantField extends FieldOptions {
  readonly kind: 'instant';
}
interface ChoiceField extends FieldOptions {
  readonly kind: 'choice';
  readonly values: readonly string[];
  /** What readers call each value; none where pages say it in sentences of their own. */
  readonly labels?: Readonly<Record<string, Labels>>;
}
/** A file by the hash of its bytes: see `addAttachment`. */
interface AssetField extends FieldOptions {
  readonly kind: 'asset';
}
/** One record by id. `to` names the types it may be of. */
interface LinkField extends FieldOptions {
  readonly kind: 'link';
  readonly to: readonly string[];
}
/** Several records by id, in order. */
interface LinksField extends FieldOptions {
  readonly kind: 'links';
  readonly to: readonly string[];
  /** They made the record; any other link says what it is about. */
  readonly makers?: true;
}
interface GroupField<F extends Fields = Fields> extends FieldOptions {
  readonly kind: 'group';
  readonly fields: F;
}
interface ListField<F extends Fields = Fields> extends FieldOptions {
  readonly kind: 'list';
  readonly fields: F;
}

export type Field =
  | TextField
  | TextsField
  | RichTextField
  | BooleanField
  | NumberField
  | DateField
  | InstantField
  | ChoiceField
  | AssetField
  | LinkField
  | LinksField
  | GroupField
  | ListField;

export interface Fields {
  readonly [name: string]: Field;
}

type Given<T> = Omit<T, 'kind'>;
type NoOptions = Readonly<Record<never, never>>;

export const text = <const O extends Given<TextField> = NoOptions>(options?: O) =>
  ({ kind: 'text', ...options }) as { kind: 'text' } & NoInfer<O>;
export const texts = <const O extends Given<TextsField> = NoOptions>(options?: O) =>
  ({ kind: 'texts', ...options }) as { kind: 'texts' } & NoInfer<O>;
export const richText = <const O extends Given<RichTextField> = NoOptions>(options?: O) =>
  ({ kind: 'richText', ...options }) as { kind: 'richText' } & NoInfer<O>;
export const boolean = <const O extends Given<BooleanField> = NoOptions>(options?: O) =>
  ({ kind: 'boolean', ...options }) as { kind: 'boolean' } & NoInfer<O>;
export const number = <const O extends Given<NumberField> = NoOptions>(options?: O) =>
  ({ kind: 'number', ...options }) as { kind: 'number' } & NoInfer<O>;
export const date = <const O extends Given<DateField> = NoOptions>(options?: O) =>
  ({ kind: 'date', ...options }) as { kind: 'date' } & NoInfer<O>;
export const instant = <const O extends Given<InstantField> = NoOptions>(options?: O) =>
  ({ kind: 'instant', ...options }) as { kind: 'instant' } & NoInfer<O>;
type ChoiceOptions = Omit<Given<ChoiceField>, 'values' | 'labels'>;
/** A value of several: by their labels, or by their names alone where pages say them in sentences of their own. */
export function choice<
  const L extends Readonly<Record<string, Labels>>,
  const O extends ChoiceOptions = NoOptions,
>(labels: L, options?: O): { kind: 'choice'; values: readonly (keyof L & string)[]; labels: L } & NoInfer<O>;
export function choice<const V extends string, const O extends ChoiceOptions = NoOptions>(
  values: readonly V[],
  options?: O,
): { kind: 'choice'; values: readonly V[] } & NoInfer<O>;
export function choice(given: readonly string[] | Readonly<Record<string, Labels>>, options?: ChoiceOptions) {
  const values = isNames(given) ? { values: given } : { values: Object.keys(given), labels: given };
  return { kind: 'choice', ...values, ...options };
}
const isNames = (given: object): given is readonly string[] => Array.isArray(given);
export const asset = <const O extends Given<AssetField> = NoOptions>(options?: O) =>
  ({ kind: 'asset', ...options }) as { kind: 'asset' } & NoInfer<O>;
export const link = <const O extends Omit<Given<LinkField>, 'to'> = NoOptions>(
  to: readonly string[],
  options?: O,
) => ({ kind: 'link', to, ...options }) as { kind: 'link'; to: readonly string[] } & NoInfer<O>;
export const links = <const O extends Omit<Given<LinksField>, 'to'> = NoOptions>(
  to: readonly string[],
  options?: O,
) => ({ kind: 'links', to, ...options }) as { kind: 'links'; to: readonly string[] } & NoInfer<O>;
export const group = <
  const F extends Fields,
  const O extends Omit<Given<GroupField<F>>, 'fields'> = NoOptions,
>(
  fields: F,
  options?: O,
) => ({ kind: 'group', fields, ...options }) as { kind: 'group'; fields: F } & NoInfer<O>;
export const list = <const F extends Fields, const O extends Omit<Given<ListField<F>>, 'fields'> = NoOptions>(
  fields: F,
  options?: O,
) => ({ kind: 'list', fields, ...options }) as { kind: 'list'; fields: F } & NoInfer<O>;
