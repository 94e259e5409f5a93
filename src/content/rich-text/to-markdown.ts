import type { Block, Span, TableBlock, TextBlock } from './types.ts';

/**
 * Structured text as Markdown (GitHub's flavour), as `fromMarkdown` reads it. Links to records that have no address are
 * their words alone.
 *
 * @param origin before paths of this site
 */
export function toMarkdown(text: readonly Block[], origin: string): string {
  return text
    .map((block, at) => {
      const before = text[at - 1];
      const isNext = isItem(block) && before !== undefined && isItem(before);
      return `${at === 0 ? '' : isNext ? '\n' : '\n\n'}${blockOf(block, origin)}`;
    })
    .join('');
}

const isItem = (block: Block) => block._type === 'block' && block.listItem !== undefined;

function blockOf(block: Block, origin: string): string {
  switch (block._type) {
    case 'divider':
      return '---';
    case 'table':
      return tableOf(block, origin);
    case 'footnotes':
      return block.items
        .map(
          ({ number, blocks }) =>
            `[^${number}]: ${blocks.map((one) => lineOf(one, origin)).join('\n\n    ')}`,
        )
        .join('\n');
    case 'block':
      return paragraphOf(block, origin);
  }
}

function paragraphOf(block: TextBlock, origin: string): string {
  const line = lineOf(block, origin);
  if (block.listItem !== undefined) {
    const indent = '   '.repeat((block.level ?? 1) - 1);
    return `${indent}${block.listItem === 'number' ? `${block.start ?? 1}.` : '- '} ${line.replaceAll('\n', `\n${indent}   `)}`;
  }
  if (block.style === 'h2') return `## ${line}`;
  if (block.style === 'h3') return `### ${line}`;
  return block.style === 'blockquote' ? `> ${line.replaceAll('\n', '\n> ')}` : line;
}

function tableOf({ rows }: TableBlock, origin: string): string {
  const lines = rows.map(
    ({ cells }) =>
      `| ${cells.map((cell) => lineOf(cell, origin).replaceAll('\\\n', ' ').replaceAll('|', '\\|')).join(' | ')} |`,
  );
  const [head = '', ...others] = lines;
  return [head, `|${rows[0]?.cells.map(() => ' --- |').join('') ?? ''}`, ...others].join('\n');
}

function lineOf(block: TextBlock, origin: string): string {
  const line = block.children.map((span) => spanOf(span, block, origin)).join('');
  // What would make another block of the line.
  return line.replace(/^(\s*)([#>+-]|\d+[.)])(?=\s)/, (_, space: string, sign: string) =>
    /\d/.test(sign) ? `${space}${sign.slice(0, -1)}\\${sign.slice(-1)}` : `${space}\\${sign}`,
  );
}

function spanOf({ text, marks }: Span, { markDefs }: TextBlock, origin: string): string {
  const definitions = markDefs.filter(({ _key }) => marks.includes(_key));
  const note = definitions.find((mark) => mark._type === 'footnoteRef');
  if (note) return `[^${note.number}]`;
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  if (words === '') return text;
  let written = marks.includes('code') ? `\`${words}\`` : escaped(words);
  if (marks.includes('em')) written = `*${written}*`;
  if (marks.includes('strong')) written = `**${written}**`;
  for (const mark of definitions) {
    const href = 'href' in mark ? mark.href : null;
    if (href)
      written = `[${written}](${href.startsWith('/') ? origin : ''}${href.replaceAll(/[\s()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)})`;
  }
  return `${before}${written}${after}`;
}

/** Words without what Markdown would take for signs of its own. */
export function escaped(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>~]/g, '\\$&').replaceAll('\n', '\\\n');
}
