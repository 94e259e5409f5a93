import {
  BorderStyle,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
  XmlComponent,
} from 'docx';
import type { TablePart, Words } from '../../document/parts.ts';
import { runsOf } from './runs.ts';

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const hairline = { style: BorderStyle.SINGLE, size: 4, color: 'CCD3D9' };
const ink = { style: BorderStyle.SINGLE, size: 8, color: '0E1B2E' };

/** What those hear of a table who do not see it: its alternative text (ECMA-376 part 1, 17.4.62). */
class TableCaption extends XmlComponent {
  constructor(caption: string) {
    super('w:tblCaption');
    this.root.push({ _attr: { 'w:val': caption } });
  }
}

/** A table that says what it is; the library writes no alternative texts of tables. */
class CaptionedTable extends Table {
  constructor(caption: string, options: ConstructorParameters<typeof Table>[0]) {
    super(options);
    const properties = this.root[0];
    if (!(properties instanceof XmlComponent)) throw new Error('A table begins with its properties.');
    properties.addChildElement(new TableCaption(caption));
  }
}

/** A table of the report, as wide as its page; its headings stand on every page that it reaches. */
export function tableOf(
  { caption, columns, rows }: Pick<TablePart, 'caption' | 'columns' | 'rows'>,
  { hasHeadings }: { readonly hasHeadings: boolean },
): Table {
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const cell = (words: Words, at: number, style: string) =>
    new TableCell({
      children: [new Paragraph({ style, children: runsOf(words) })],
      width: { size: Math.round((100 * (columns[at]?.share ?? 0)) / total), type: WidthType.PERCENTAGE },
    });
  const headings = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columns.map((words, at) => cell(words, at, 'CellHeading')),
  });
  return new CaptionedTable(caption, {
    width: { size: 100, type: WidthType.PERCENTAGE },
    layout: TableLayoutType.FIXED,
    margins: { top: 60, bottom: 60, left: 0, right: 120 },
    borders: {
      top: ink,
      bottom: hairline,
      left: none,
      right: none,
      insideVertical: none,
      insideHorizontal: hairline,
    },
    tableLook: { firstRow: hasHeadings, firstColumn: true },
    rows: [
      ...(hasHeadings ? [headings] : []),
      ...rows.map(
        (row) =>
          new TableRow({
            cantSplit: true,
            children: row.map((words, at) => cell(words, at, at === 0 ? 'CellFirst' : 'Cell')),
          }),
      ),
    ],
  });
}
