/**
 * What a field costs whoever asks for it, where that is more than a short value costs: declared beside the field, as
 * `extensions`, and counted by the public endpoint (`src/graphql/endpoint/count.ts`). A unit is one short value.
 */
export const weights = {
  /** A look-up of its own for each record, however many records share a statement. */
  lookUp: { weight: 5 },
  /** Children of a record and of up to five ancestors, in one statement. */
  sideTree: { weight: 50, length: 60 },
  /** A statement of its own. */
  list: { weight: 200 },
  /** A statement that compares every row of a type, or every title. */
  count: { weight: 200 },
  /** Words that are set right and looked for, or titles and names of all records of a type that are put together to be compared. */
  names: { weight: 500 },
  /** All texts of a record, some kilobytes. */
  body: { weight: 50 },
  /** What a reader has kept: a list without `first` that may be long. */
  kept: { weight: 20, length: 200 },
  /** A statement over all that was published or followed. */
  digest: { weight: 300 },
  /** A search: nine of them are as much as one question may ask for. */
  search: { weight: 2_000 },
  /** Several counts of every row of a type. */
  facets: { weight: 1_000 },
} as const;

/** For an argument whose list may be longer than lists are otherwise. */
export function upTo(mostValues: number): { readonly mostValues: number } {
  return { mostValues };
}
