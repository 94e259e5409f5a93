import { withNoBreakSpaces } from '../rich-text/no-break-spaces.ts';

/** A part of a lesson as its editor writes it: a line that begins with `# `, and the lines below it. */
export interface WrittenPart {
  readonly heading: string;
  readonly lines: readonly string[];
}

/**
 * Cuts a text at its headings; what stands above the first one is a part without a heading. Blank lines are left out, and
 * dates are kept together as in other texts.
 */
export function partsAt(text: string): WrittenPart[] {
  const parts: { heading: string; lines: string[] }[] = [];
  for (const line of withNoBreakSpaces(text)
    .split(/\r?\n/)
    .map((one) => one.trim())) {
    if (line.startsWith('# ')) parts.push({ heading: line.slice(2).trim(), lines: [] });
    else if (line !== '') {
      if (parts.length === 0) parts.push({ heading: '', lines: [] });
      parts.at(-1)?.lines.push(line);
    }
  }
  return parts;
}
