import {
  ExternalHyperlink,
  type IRunOptions,
  Paragraph,
  type ParagraphChild,
  type Table,
  TextRun,
} from 'docx';
import type { Block, RichText, TextBlock } from '../../../content/rich-text/types.ts';
import { richTable } from './rich-table.ts';
import { languageMark } from './runs.ts';
import { bullets, numbers } from './styles.ts';

/** A record's text as Word has it: paragraphs, lists, tables, links; footnotes stand at its end. */
export function richBlocks(text: RichText, lang: string | undefined): (Paragraph | Table)[] {
  let list = 0;
  return text.flatMap((block, at): (Paragraph | Table)[] => {
    const before = text[at - 1];
    const goesOn = before?._type === 'block' && before.listItem === 'number';
    if (block._type === 'block' && block.listItem === 'number' && !goesOn) list += 1;
    return blockOf(block, lang, list);
  });
}

function blockOf(block: Block, lang: string | undefined, list: number): (Paragraph | Table)[] {
  switch (block._type) {
    case 'block':
      return [paragraphOf(block, lang, list)];
    case 'table':
      return richTable(block, (cell, style) => new Paragraph({ style, children: runsIn(cell, lang) }));
    case 'footnotes':
      return block.items.flatMap(({ number, blocks }) =>
        blocks.map(
          (one, at) =>
            new Paragraph({
              style: 'Note',
              children: [...(at === 0 ? [new TextRun({ text: `${number} ` })] : []), ...runsIn(one, lang)],
            }),
        ),
      );
    case 'divider':
      return [];
  }
}

function paragraphOf(block: TextBlock, lang: string | undefined, list: number): Paragraph {
  const { listItem, level = 1, style } = block;
  const children = runsIn(block, lang);
  if (listItem === 'bullet') return new Paragraph({ numbering: bullets(level), children });
  if (listItem === 'number') return new Paragraph({ numbering: numbers(level, list), children });
  return new Paragraph({
    children,
    ...(style !== 'normal' && { style: style === 'blockquote' ? 'Quotation' : 'Label' }),
  });
}

function runsIn({ children, markDefs }: TextBlock, lang: string | undefined): ParagraphChild[] {
  return children.map((span): ParagraphChild => {
    const definition = markDefs.find(({ _key }) => span.marks.includes(_key));
    const style: IRunOptions = {
      ...languageMark(lang),
      ...(span.marks.includes('strong') && { bold: true }),
      ...(span.marks.includes('em') && { italics: true }),
    };
    if (definition?._type === 'footnoteRef')
      return new TextRun({ text: span.text, superScript: true, ...style });
    const href = definition && 'href' in definition ? definition.href : null;
    if (!href || !/^(?:https?|mailto):/.test(href)) return new TextRun({ text: span.text, ...style });
    return new ExternalHyperlink({
      link: href,
      children: [new TextRun({ text: span.text, style: 'Hyperlink', ...style })],
    });
  });
}
