import { plainText } from '../../../content/rich-text/plain-text.ts';
import type { Block, RichText } from '../../../content/rich-text/types.ts';

/**
 * A text as `Policy.earlier` keeps it: one entry for each heading (after `## `), paragraph, list item, note and
 * row of a table (its cells between ` · `).
 */
export function paragraphsOf(body: RichText): string[] {
  return body.flatMap(entriesOf);
}

function entriesOf(block: Block): string[] {
  switch (block._type) {
    case 'block':
      return [(block.style === 'h2' || block.style === 'h3' ? headingMark : '') + plainText([block])];
    case 'table':
      return block.rows.map(({ cells }) => cells.map((cell) => plainText([cell])).join(' · '));
    case 'footnotes':
      return block.items.map(({ blocks }) => plainText(blocks));
    case 'divider':
      return [];
  }
}

/** What an entry begins with that is a heading. */
export const headingMark = '## ';
