import { HeadingLevel, Paragraph, type Table, TextRun } from 'docx';
import type { Part } from '../../document/parts.ts';
import { richBlocks } from './rich.ts';
import { languageMark, runsOf } from './runs.ts';
import { bullets } from './styles.ts';
import { tableOf } from './table.ts';

const levels = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 };

/** A part of a report as Word has it. */
export function blocksOf(part: Part): (Paragraph | Table)[] {
  switch (part.kind) {
    case 'heading': {
      const { text, lang } = part.words;
      return [
        new Paragraph({
          heading: levels[part.level],
          children: [new TextRun({ text, ...languageMark(lang) })],
        }),
      ];
    }
    case 'paragraph':
      return [...labelled(part.label), new Paragraph({ children: runsOf(part.words) })];
    case 'list':
      return [
        ...labelled(part.label),
        ...part.items.map((words) => new Paragraph({ numbering: bullets(1), children: runsOf(words) })),
      ];
    case 'table':
      // Word joins tables that nothing stands between.
      return [tableOf(part, { hasHeadings: true }), new Paragraph({ style: 'AfterTable' })];
    case 'rich':
      return [...labelled(part.label), ...richBlocks(part.blocks, part.lang)];
  }
}

function labelled(label: string | undefined): Paragraph[] {
  return label === undefined ? [] : [new Paragraph({ style: 'Label', text: label })];
}
