import type { Gate } from '../../components/gate/gate.ts';
import type { Status } from '../../components/icons/StatusMark.tsx';
import { DataTable } from '../../components/sections/DataTable.tsx';
import type { Cell } from '../../components/sections/section.ts';
import { langOf } from '../../i18n/language-of.ts';
import type { Locale } from '../../i18n/locales.ts';
import { defineIsland } from './kit/define.ts';
import { GatedPart } from './whole-text/GatedPart.tsx';
import { type Answers, loadAnswers } from './whole-text/load-whole.ts';

type SentCell = { readonly text: string; readonly lang: string | null; readonly status: Status | null };

type Props = {
  /** The chapter's. */
  readonly id: string;
  readonly locale: Locale;
  readonly gate: Gate;
  readonly table: {
    readonly caption: string;
    readonly columns: readonly string[];
    /** Each with the id of the entry that it shows. */
    readonly rows: readonly { readonly id: string; readonly cells: readonly SentCell[] }[];
    /** Which of the columns the answers stand in. */
    readonly answers: number;
  };
};

/** Where a chapter's table keeps its answers back. Who is signed in and may read them gets the table with them. */
function WholeAnswers({ table, ...gated }: Props) {
  const { id, locale } = gated;
  return (
    <GatedPart
      {...gated}
      lang={null}
      load={() => loadAnswers({ id, locale })}
      shown={({ answersShown }) => answersShown}
    >
      {(answers: Answers) => <DataTable {...table} rows={withAnswers(table, answers, locale)} />}
    </GatedPart>
  );
}

/** Rows as a table takes them, each with its answer. */
function withAnswers({ rows, answers: at }: Props['table'], answers: Answers, locale: Locale): Cell[][] {
  const byId = new Map(answers.map((one) => [one.id, one]));
  return rows.map(({ id, cells }) => {
    const row: Cell[] = cells.map(({ text, lang, status }) => ({
      text,
      lang: lang ?? undefined,
      status: status ?? undefined,
    }));
    const found = byId.get(id);
    return found ? row.with(at, { text: found.answer ?? '', lang: langOf(found.locale, locale) }) : row;
  });
}

export const island = defineIsland<Props>({
  name: 'WholeAnswers',
  Component: WholeAnswers,
  examples: [
    {
      id: 'navigator-chapter-1',
      locale: 'en',
      gate: {
        heading: 'See the answers with a free account',
        text: 'The answers are for registered readers.',
        action: { text: 'Sign in or register', url: '/auth/profile' },
        rest: { heading: 'What the answers are about', items: [] },
      },
      table: {
        caption: 'Entries',
        columns: ['Topic', 'Answer'],
        rows: [
          {
            id: 'cell-1',
            cells: [
              { text: 'General law', lang: null, status: null },
              { text: '', lang: null, status: null },
            ],
          },
        ],
        answers: 1,
      },
    },
  ],
});
