import { Island } from '../../../browser/islands/kit/Island.tsx';
import { island } from '../../../browser/islands/WholeAnswers.island.tsx';
import type { KeptAnswers } from '../../../components/gate/gate.ts';
import { DataTable } from '../../../components/sections/DataTable.tsx';
import type { Cell } from '../../../components/sections/section.ts';
import type { Locale } from '../../../i18n/locales.ts';

interface GatedTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly kept: KeptAnswers;
  readonly locale: Locale;
}

/** A table as far as everybody may read it; for those who may read its answers, one with them comes in its place. */
export function GatedTable({ caption, columns, rows, kept, locale }: GatedTableProps) {
  const { id, gate, rowIds, column } = kept;
  const table = {
    caption,
    columns,
    rows: rows.map((cells, at) => ({
      id: rowIds[at] ?? '',
      cells: cells.map(({ text, lang = null, status = null }) => ({ text, lang, status })),
    })),
    answers: column,
  };
  return (
    <>
      <div data-open-part={id}>
        <DataTable caption={caption} columns={columns} rows={rows} />
      </div>
      <Island of={island} on="signed-in" props={{ id, locale, gate, table }} />
    </>
  );
}
