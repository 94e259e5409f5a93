import { Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';
import type { TableBlock, TextBlock } from '../../../content/rich-text/types.ts';

/** A table inside a record's text; its first row holds headings. */
export function richTable(
  { rows }: TableBlock,
  paragraphOf: (cell: TextBlock, style: string) => Paragraph,
): (Paragraph | Table)[] {
  return [
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      rows: rows.map(
        ({ cells }, at) =>
          new TableRow({
            tableHeader: at === 0,
            cantSplit: true,
            children: cells.map(
              (cell) => new TableCell({ children: [paragraphOf(cell, at === 0 ? 'CellHeading' : 'Cell')] }),
            ),
          }),
      ),
    }),
    new Paragraph({ style: 'AfterTable' }),
  ];
}
