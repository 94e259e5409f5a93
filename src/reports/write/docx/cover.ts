import { HeadingLevel, Paragraph } from 'docx';
import type { ReportDocument } from '../../document/parts.ts';
import { runsOf } from './runs.ts';
import { tableOf } from './table.ts';

/** The title page: what it is, the law of which day, who wrote it, what to know before relying on it. */
export function coverOf({ title, firm, extent, disclaimer, facts, warnings, note }: ReportDocument) {
  return [
    new Paragraph({ style: 'Firm', text: firm }),
    new Paragraph({ heading: HeadingLevel.TITLE, text: title }),
    new Paragraph({ style: 'Extent', text: extent }),
    new Paragraph({ style: 'Disclaimer', text: disclaimer }),
    tableOf(
      {
        caption: title,
        columns: [
          { text: '', share: 30 },
          { text: '', share: 70 },
        ],
        rows: facts.map(({ label, words }) => [{ text: label }, words]),
      },
      { hasHeadings: false },
    ),
    ...(note
      ? [
          new Paragraph({ style: 'Label', text: note.label }),
          ...note.text.split('\n').map((text) => new Paragraph({ children: runsOf({ text }) })),
        ]
      : []),
    ...warnings.map((text) => new Paragraph({ style: 'Warning', text: `▲ ${text}` })),
  ];
}
