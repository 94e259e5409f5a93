import { randomBytes } from 'node:crypto';
import type { Field, Fields } from '../types/fields.ts';
import { hasTranslatedFields } from './field-parts.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * What a translation shows: its own translated fields over the shared ones of the source language. Items of lists
 * are found again by their `_key`, so that the source may insert, move and remove some: an item whose required texts
 * are not translated is left out, and one that the source no longer has is dropped. Languages are never mixed.
 */
export function mergeFields(fields: Fields, source: Values, translation: Values): Record<string, unknown> {
  const merged: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = mergedValue(field, source[name], translation[name]);
    if (value !== undefined) merged[name] = value;
  }
  return merged;
}

function mergedValue(field: Field, source: unknown, translation: unknown): unknown {
  if (field.translated) return translation;
  if (source === undefined || !hasTranslatedFields(field)) return source;
  if (field.kind === 'list') return mergeItems(field.fields, itemsOf(source), itemsOf(translation));
  return field.kind === 'group' ? mergeFields(field.fields, valuesOf(source), valuesOf(translation)) : source;
}

function mergeItems(fields: Fields, source: readonly Values[], translation: readonly Values[]): Values[] {
  const translated = new Map(translation.map((item) => [item._key, item]));
  const needed = Object.entries(fields).filter(([, field]) => field.required && field.translated);
  return source.flatMap((item) => {
    const merged = mergeFields(fields, item, translated.get(item._key) ?? {});
    return needed.every(([name]) => merged[name]) ? [{ _key: item._key, ...merged }] : [];
  });
}

/**
 * Gives every item of a list that has translated parts a `_key`: its own, or that of the item at the same place in
 * `like`, or else a new one. A translation takes over the keys of its source.
 */
export function withItemKeys(fields: Fields, values: Values, like: Values = {}): Record<string, unknown> {
  const keyed: Record<string, unknown> = { ...values };
  for (const [name, field] of Object.entries(fields)) {
    if (field.translated || !hasTranslatedFields(field) || !keyed[name]) continue;
    if (field.kind === 'list' && Array.isArray(keyed[name])) {
      keyed[name] = keyedItems(field.fields, itemsOf(keyed[name]), itemsOf(like[name]));
    } else if (field.kind === 'group') {
      keyed[name] = withItemKeys(field.fields, valuesOf(keyed[name]), valuesOf(like[name]));
    }
  }
  return keyed;
}

function keyedItems(fields: Fields, items: readonly Values[], like: readonly Values[]): Values[] {
  // Keys given by hand are kept; then places decide only when nobody has one.
  const byPlace = items.every((item) => item._key === undefined);
  return items.map((item, i) => {
    const model = byPlace ? like[i] : like.find((each) => each._key === item._key);
    // Never a key that was used before: a translation may still have an item of that name.
    const _key = item._key ?? model?._key ?? randomBytes(4).toString('hex');
    return { _key, ...withItemKeys(fields, item, model ?? {}) };
  });
}

function itemsOf(value: unknown): readonly Values[] {
  return Array.isArray(value) ? value : [];
}

function valuesOf(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {};
}
