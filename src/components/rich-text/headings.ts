import type { RichText } from '../../content/rich-text/types.ts';

export interface HeadingAnchor {
  /** The block's key. */
  readonly key: string;
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
}

/** The headings of a text with anchors made of their words, unique in it: the text's table of contents. */
export function headingsOf(value: RichText, prefix = ''): HeadingAnchor[] {
  const taken = new Set<string>();
  return value.flatMap((block) => {
    if (block._type !== 'block' || (block.style !== 'h2' && block.style !== 'h3')) return [];
    const text = block.children.map((span) => span.text).join('');
    const id = unused([prefix, wordsOf(text)].filter(Boolean).join('-'), taken);
    return [{ key: block._key, id, text, level: block.style === 'h2' ? 2 : 3 }];
  });
}

function wordsOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `s-${words.slice(0, 8).join('-')}`;
}

function unused(id: string, taken: Set<string>): string {
  let free = id;
  for (let count = 2; taken.has(free); count += 1) free = `${id}-${count}`;
  taken.add(free);
  return free;
}
