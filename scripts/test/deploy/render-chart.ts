import { hash } from 'node:crypto';
import { stringify } from 'yaml';

/** What a template sees: `.Values`, `.Release`. */
type Scope = Readonly<Record<string, unknown>>;

type Token = { readonly text: string } | { readonly action: string };

/**
 * Renders a template of our chart. It knows the few words of Helm's language that our templates use and refuses every
 * other, as it does a value that is not there: it cannot tell what Helm would make of a template, but where it
 * succeeds, no name is wrong, every block ends, and what comes out can be read as YAML.
 *
 * @throws Error that names what it does not know or cannot find
 */
export function renderTemplate(template: string, scope: Scope): string {
  const tokens = tokensOf(template);
  const [text, rest] = renderUntilEnd(tokens, { dot: scope, variables: {} });
  if (rest.length > 0) throw new Error('There is an {{ end }} too many.');
  return text;
}

interface Place {
  readonly dot: unknown;
  readonly variables: Readonly<Record<string, unknown>>;
}

function tokensOf(template: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const match of template.matchAll(/(\{\{-\s|\{\{)((?:[^}"]|"[^"]*")*?)(\s-\}\}|\}\})/g)) {
    const [whole, open = '', action = '', close = ''] = match;
    const before = template.slice(at, match.index);
    // “{{-” takes the white space before it away, “-}}” what follows.
    tokens.push({ text: open.startsWith('{{-') ? before.trimEnd() : before }, { action: action.trim() });
    at = match.index + whole.length;
    if (close.includes('-')) at += /^\s*/.exec(template.slice(at))?.[0].length ?? 0;
  }
  return [...tokens, { text: template.slice(at) }];
}

/** Renders up to the end of the block, or of everything. @returns the text, and the tokens after it */
function renderUntilEnd(tokens: readonly Token[], place: Place): [string, readonly Token[]] {
  let text = '';
  let rest = tokens;
  for (let token = rest[0]; token; token = rest[0]) {
    rest = rest.slice(1);
    if ('text' in token) {
      text += token.text;
      continue;
    }
    const [word = ''] = token.action.split(' ', 1);
    if (word === 'end') return [text, [{ action: 'end' }, ...rest]];
    if (word === 'if' || word === 'range') {
      const places = word === 'if' ? placesIf(token.action, place) : placesOfRange(token.action, place);
      const [, after] = renderUntilEnd(rest, { dot: anything, variables: {} });
      if (after.length === 0) throw new Error(`{{ ${token.action} }} has no end.`);
      for (const one of places) text += renderUntilEnd(rest, one)[0];
      rest = after.slice(1);
    } else text += String(evaluate(token.action, place));
  }
  return [text, []];
}

/** Where a block is only passed over. */
const anything = Symbol('anything');

function placesIf(action: string, place: Place): Place[] {
  return place.dot !== anything && evaluate(action.slice(3), place) ? [place] : [];
}

function placesOfRange(action: string, place: Place): Place[] {
  if (place.dot === anything) return [];
  const [, key, value, of = ''] = /^range (?:\$(\w+), \$(\w+) := )?(\S+)$/.exec(action) ?? [];
  const list = Object.entries(evaluate(of, place) as object);
  return list.map(([name, one]) =>
    key && value ? { dot: place.dot, variables: { [key]: name, [value]: one } } : { ...place, dot: one },
  );
}

const functions: Readonly<Record<string, (...values: readonly unknown[]) => unknown>> = {
  quote: (value) => JSON.stringify(String(value)),
  toYaml: (value) => stringify(value).trimEnd(),
  toJson: (value) => JSON.stringify(value),
  sha256sum: (value) => hash('sha256', String(value)),
  nindent: (spaces, value) => `\n${String(value).replaceAll(/^/gm, ' '.repeat(Number(spaces)))}`,
  add: (...values) => values.reduce<number>((sum, value) => sum + Number(value), 0),
  printf: (format, ...values) => {
    let at = 0;
    return String(format).replaceAll(/%[sv]/g, () => String(values[at++]));
  },
};

/** A pipeline: each part is given what the one before it came to as its last value. */
function evaluate(pipeline: string, place: Place): unknown {
  if (place.dot === anything) return '';
  const parts = pipeline.split('|').map((part) => part.trim());
  return parts.reduce<unknown>((piped, part, at) => {
    const [first = '', ...others] = part.match(/"[^"]*"|\S+/g) ?? [];
    const given = others.map((word) => valueAt(word, place));
    const work = functions[first];
    if (work) return work(...given, ...(at > 0 ? [piped] : []));
    if (at > 0 || others.length > 0) throw new Error(`{{ ${pipeline} }}: “${first}” is not known.`);
    return valueAt(first, place);
  }, undefined);
}

function valueAt(word: string, { dot, variables }: Place): unknown {
  if (/^"|^\d/.test(word)) return JSON.parse(word);
  if (word === '.') return dot;
  const isVariable = word.startsWith('$');
  if (!isVariable && !word.startsWith('.')) throw new Error(`“${word}” is not known.`);
  const value = word
    .slice(1)
    .split('.')
    .reduce<unknown>((from, name) => (from as Scope | undefined)?.[name], isVariable ? variables : dot);
  if (value === undefined) throw new Error(`There is no ${word}.`);
  return value;
}
