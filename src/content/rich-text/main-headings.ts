import { plainText } from './plain-text.ts';
import type { RichText } from './types.ts';

/** The main headings of a text, in order. */
export function mainHeadings(text: RichText): string[] {
  return text.flatMap((block) =>
    block._type === 'block' && block.style === 'h2' ? [plainText([block])] : [],
  );
}
