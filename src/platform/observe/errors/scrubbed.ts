/** Longest text that is told, in characters. */
const longest = 500;
/** More than this is not even looked at. */
const mostRead = 4_000;

/**
 * What is taken out of a text, in this order. What stands in double quotes is a value as a rule: PostgreSQL and
 * `JSON.parse` quote so what they were given, and V8 uses single quotes for names.
 */
const rules: readonly (readonly [what: RegExp, instead: string])[] = [
  [/"[^"]*"?|“[^”]*”?/g, '"…"'],
  [/([a-z][a-z\d+.-]*:\/\/)[^\s/@]*@/gi, '$1'],
  [/(\/[^\s?#"')]*)[?#][^\s"')]*/g, '$1'],
  [/(\/(?:home|Users)\/)[^\s/'")]+/g, '$1…'],
  [/[^\s<>()'",;:=/]+@[^\s<>()'",;:/]+/g, '[e-mail]'],
  [/\b(Bearer|Basic|DPoP)\s+\S+/gi, '$1 [secret]'],
  [
    /\b(\w*(?:password|passwd|secret|token|authorization|cookie|session|state|code))\s*[=:]\s*[^\s,;)]+/gi,
    '$1=[secret]',
  ],
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{16,}(?:\.[\w-]+)*/gi, '[token]'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '[address]'],
  [/(?<![\w:])(?:[\da-f]{0,4}:){2,7}[\da-f]{0,4}(?![\w:])/gi, '[address]'],
  [/\+?\d[\d ()-]{6,}\d/g, '[number]'],
];

/**
 * A text without what may name somebody or let somebody in: queries, e-mail addresses, tokens, network addresses,
 * long numbers and quoted values.
 */
export function scrubbed(text: string): string {
  const read = text.slice(0, mostRead);
  return rules.reduce((rest, [what, instead]) => rest.replaceAll(what, instead), read).slice(0, longest);
}
