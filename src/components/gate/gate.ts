/** Where what everybody may read ends: who may read on, and what that costs. It travels to the browser. */
export type Gate = {
  readonly heading: string;
  readonly text: string;
  readonly action: { readonly text: string; readonly url: string };
  /** What comes after it. */
  readonly rest: { readonly heading: string; readonly items: readonly string[] };
};

/** Why a table has no answers in it, and where they belong. */
export interface KeptAnswers {
  /** Of the record that the table is of. */
  readonly id: string;
  readonly gate: Gate;
  /** Of the entry that each row shows. */
  readonly rowIds: readonly string[];
  /** Which of the columns the answers stand in. */
  readonly column: number;
}
