import { readFileSync } from 'node:fs';
import demonstration from './demonstration-firm.json' with { type: 'json' };

/**
 * The firm that a file describes, or what is wrong with the file, as the end of a sentence. Names and addresses are
 * needed, and what English pages say of the firm; without words in other languages pages show the English ones.
 */
export function readFirm(file: string): { readonly firm: unknown } | { readonly problem: string } {
  let said: unknown;
  try {
    said = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return { problem: 'is not JSON' };
    return { problem: `cannot be read (${(error as { readonly code?: unknown }).code ?? 'no code'})` };
  }
  const { words, ...names } = demonstration;
  const { tagline, legal } = words.en;
  const lacking = lackingIn(said, { ...names, words: { en: { tagline, legal } } });
  return lacking.length === 0
    ? { firm: said }
    : { problem: `does not say ${lacking.map((path) => `“${path}”`).join(', ')}` };
}

/** Names, those in groups with dots, of what `wanted` has and `said` has not, or has as something else. */
function lackingIn(said: unknown, wanted: object, within = ''): string[] {
  const group = (said ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(wanted).flatMap(([name, value]: [string, unknown]) => {
    const own = group[name];
    const path = within + name;
    if (Array.isArray(value)) return isTexts(own) ? [] : [path];
    if (typeof value === 'object' && value !== null) return lackingIn(own, value, `${path}.`);
    return typeof own === 'string' && own.trim() !== '' ? [] : [path];
  });
}

const isTexts = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === 'string');
