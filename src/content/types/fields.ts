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

type TextFormat = 'line' | 'lines' | 'email' | 'phone' | 'url' | 'time-zone';

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
interface ChoiceField<V extends string = string> extends FieldOptions {
  readonly kind: 'choice';
  readonly values: readonly V[];
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
export const asset = <const O extends Given<AssetField>>(options?: O) =>
  ({ kind: 'asset', ...options }) as { kind: 'asset' } & O;
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
