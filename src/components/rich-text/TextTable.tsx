import {
  PortableText,
  type PortableTextBlockComponent,
  type PortableTextReactComponents,
} from '@portabletext/react';
import type { TableBlock, TextBlock } from '../../content/rich-text/types.ts';
import styles from '../sections/DataTable.module.css';

type Components = Partial<PortableTextReactComponents>;

interface TextTableProps {
  readonly table: TableBlock;
  readonly components: Components;
}

/** What scrolls must be reachable by keyboard. */
const reachable = { tabIndex: 0 };

/** A table within a text; its first row holds the columns' headings. */
export function TextTable({ table: { rows }, components }: TextTableProps) {
  const [header, ...body] = rows;
  const columns = header?.cells.map((cell) => cell.children.map((span) => span.text).join('')) ?? [];
  return (
    <section className={styles.scroller} aria-label={columns.join(', ')} {...reachable}>
      <table>
        <thead>
          <tr>
            {header?.cells.map((cell) =>
              isEmpty(cell) ? (
                <td key={cell._key} />
              ) : (
                <th key={cell._key} scope="col">
                  <CellText cell={cell} components={components} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {body.map((row) => (
            <tr key={row._key}>
              {row.cells.map((cell, index) => (
                <td key={cell._key} data-label={columns[index] || undefined}>
                  <CellText cell={cell} components={components} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The corner above a column of row headings. */
function isEmpty(cell: TextBlock): boolean {
  return cell.children.every((span) => span.text.trim() === '');
}

const bare: PortableTextBlockComponent = ({ children }) => children;

/** A cell's text, without a paragraph around it. */
function CellText({ cell, components }: { readonly cell: TextBlock; readonly components: Components }) {
  const inline: Components = { ...components, block: bare };
  return <PortableText value={[cell as never]} components={inline} onMissingComponent={false} />;
}
