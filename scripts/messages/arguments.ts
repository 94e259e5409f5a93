import {
  type Content,
  type FunctionArg,
  type Octothorpe,
  type PlainArg,
  parse,
  type Select,
} from '@messageformat/parser';

type Token = Content | PlainArg | FunctionArg | Select | Octothorpe;

/** What a message needs to be told: `any` is put in as it is, a number chooses a plural, a choice one of its words. */
export type Argument = 'any' | 'number' | { readonly oneOf: readonly string[] };

/**
 * The values that a message takes, by name.
 *
 * @throws {Error} of the parser, when the text is not ICU MessageFormat; RangeError when it asks for a formatter:
 * dates and numbers are formatted by `src/i18n/format.ts`
 */
export function argumentsOf(text: string): ReadonlyMap<string, Argument> {
  const found = new Map<string, Argument>();
  // Most take none, and reading thousands takes seconds.
  if (!/[{}']/.test(text)) return found;
  collect(parse(text, { strictPluralKeys: true }), found);
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function collect(tokens: readonly Token[], found: Map<string, Argument>): void {
  for (const token of tokens) {
    if (token.type === 'function') throw new RangeError(`{${token.arg}, ${token.key}} asks for a formatter`);
    if (token.type === 'argument' && !found.has(token.arg)) found.set(token.arg, 'any');
    if (token.type === 'select') {
      const words = token.cases.map(({ key }) => key).filter((key) => key !== 'other');
      found.set(token.arg, { oneOf: words });
    }
    if (token.type === 'plural' || token.type === 'selectordinal') found.set(token.arg, 'number');
    if ('cases' in token) for (const { tokens: inner } of token.cases) collect(inner, found);
  }
}

/** The type of a function's parameter that takes these. */
export function typeOf(values: ReadonlyMap<string, Argument>): string {
  const fields = [...values].map(([name, argument]) => `${name}: ${argumentType(argument)}`);
  return `{ ${fields.join('; ')} }`;
}

function argumentType(argument: Argument): string {
  if (argument === 'any') return 'string | number';
  if (argument === 'number') return 'number';
  return [...argument.oneOf.map((word) => JSON.stringify(word)), 'string & {}'].join(' | ');
}
