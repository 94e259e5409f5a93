/**
 * The kinds of field a content type is declared with. A declaration is data: GraphQL types, validation,
 * editors' forms, search and seed checks are derived from it, and the TypeScript type of a record too.
 */
import type { PortableTextBlock } from '@portabletext/types';

/** Weight of a field in full-text search: A title, B summary, C names, D body. */
export type SearchWeight = 'A' | 'B' | 'C' | 'D';

interface FieldOptions {
  readonly required?: true;
  /** Written anew in each language; other fields are the same in all and live with the source language. */
  readonly translated?: true;
  readonly search?: SearchWeight;
  /** May be used to filter lists of this type. */
  readonly filter?: true;
}

type TextFormat = 'line' | 'lines' | 'email' | 'phone' | 'url' | 'time-zone';

export interface TextField extends FieldOptions {
  readonly kind: 'text';
  readonly format?: TextFormat;
  /** Longest value, in characters. */
  readonly max?: number;
}
export interface TextsField extends FieldOptions {
  readonly kind: 'texts';
}
export interface RichTextField extends FieldOptions {
  readonly kind: 'richText';
}
export interface BooleanField extends FieldOptions {
  readonly kind: 'boolean';
}
export interface NumberField extends FieldOptions {
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
export interface ChoiceField<V extends string = string> extends FieldOptions {
  readonly kind: 'choice';
  readonly values: readonly V[];
}
/** One record by id. `to` names the types it may be of. */
export interface LinkField extends FieldOptions {
  readonly kind: 'link';
  readonly to: readonly string[];
}
/** Several records by id, in order. */
export interface LinksField extends FieldOptions {
  readonly kind: 'links';
  readonly to: readonly string[];
}
export interface GroupField<F extends Fields = Fields> extends FieldOptions {
  readonly kind: 'group';
  readonly fields: F;
}
export interface ListField<F extends Fields = Fields> extends FieldOptions {
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
  | LinkField
  | LinksField
  | GroupField
  | ListField;

export interface Fields {
  readonly [name: string]: Field;
}

type ValueOf<F> = F extends TextField | DateField | InstantField | LinkField
  ? string
  : F extends TextsField | LinksField
    ? readonly string[]
    : F extends RichTextField
      ? readonly PortableTextBlock[]
      : F extends BooleanField
        ? boolean
        : F extends NumberField
          ? number
          : F extends ChoiceField<infer V>
            ? V
            : F extends GroupField<infer G>
              ? ValuesOf<G>
              : F extends ListField<infer G>
                ? readonly ValuesOf<G>[]
                : never;

/** The values of a record whose type declares `F`: required fields always there, others perhaps. */
export type ValuesOf<F extends Fields> = {
  readonly [K in keyof F as F[K] extends { required: true } ? K : never]: ValueOf<F[K]>;
} & {
  readonly [K in keyof F as F[K] extends { required: true } ? never : K]?: ValueOf<F[K]>;
};

type Given<T> = Omit<T, 'kind'>;

export const text = <const O extends Given<TextField>>(options?: O) =>
  ({ kind: 'text', ...options }) as { kind: 'text' } & O;
export const texts = <const O extends Given<TextsField>>(options?: O) =>
  ({ kind: 'texts', ...options }) as { kind: 'texts' } & O;
export const richText = <const O extends Given<RichTextField>>(options?: O) =>
  ({ kind: 'richText', ...options }) as { kind: 'richText' } & O;
export const boolean = <const O extends Given<BooleanField>>(options?: O) =>
  ({ kind: 'boolean', ...options }) as { kind: 'boolean' } & O;
export const number = <const O extends Given<NumberField>>(options?: O) =>
  ({ kind: 'number', ...options }) as { kind: 'number' } & O;
export const date = <const O extends Given<DateField>>(options?: O) =>
  ({ kind: 'date', ...options }) as { kind: 'date' } & O;
export const instant = <const O extends Given<InstantField>>(options?: O) =>
  ({ kind: 'instant', ...options }) as { kind: 'instant' } & O;
export const choice = <const V extends string, const O extends Omit<Given<ChoiceField<V>>, 'values'>>(
  values: readonly V[],
  options?: O,
) => ({ kind: 'choice', values, ...options }) as { kind: 'choice'; values: readonly V[] } & O;
export const link = <const O extends Omit<Given<LinkField>, 'to'>>(to: readonly string[], options?: O) =>
  ({ kind: 'link', to, ...options }) as { kind: 'link'; to: readonly string[] } & O;
export const links = <const O extends Omit<Given<LinksField>, 'to'>>(to: readonly string[], options?: O) =>
  ({ kind: 'links', to, ...options }) as { kind: 'links'; to: readonly string[] } & O;
export const group = <const F extends Fields, const O extends Omit<Given<GroupField<F>>, 'fields'>>(
  fields: F,
  options?: O,
) => ({ kind: 'group', fields, ...options }) as { kind: 'group'; fields: F } & O;
export const list = <const F extends Fields, const O extends Omit<Given<ListField<F>>, 'fields'>>(
  fields: F,
  options?: O,
) => ({ kind: 'list', fields, ...options }) as { kind: 'list'; fields: F } & O;
