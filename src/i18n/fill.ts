import { numberFormat, pluralRules } from './formatters.ts';
import type { Plural } from './messages/shape.ts';

type Values = Readonly<Record<string, string | number>>;

/** Puts values in a message's braces. Throws `RangeError` when a placeholder has no value. */
export function fill(message: string, values: Values): string {
  return message.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`message needs a value for {${name}}`);
    return String(value);
  });
}

/**
 * The text for a count in a language, `{count}` written as that language writes numbers.
 * `tag` is a BCP 47 language tag; plural categories are CLDR's.
 */
export function plural(tag: string, count: number, forms: Plural, values: Values = {}): string {
  const form = forms[pluralRules(tag).select(count)] ?? forms.other;
  return fill(form, { count: numberFormat(tag).format(count), ...values });
}
