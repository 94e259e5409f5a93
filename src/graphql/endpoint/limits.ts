/** What may be asked of the public endpoint at most. */
export const limits = {
  /** Characters of a query, spaces and comments among them. */
  characters: 20_000,
  /** Tokens of a query. */
  tokens: 2_000,
  /** Fields inside fields. */
  depth: 10,
  aliases: 20,
  /** Fields of all operations of a query, after fragments are put in their places. */
  fields: 2_000,
  /**
   * Values that an answer may hold, those of a list as often as it asks for, heavy ones counted as many
   * (`src/graphql/content/weights.ts`): of all operations of one request together.
   */
  cost: 20_000,
  /** Values in a list of an argument, where the schema does not say otherwise. */
  values: 50,
  /** Bytes of the answers of one request together. */
  bytes: 5_000_000,
  /** Errors that are told of one operation. */
  errors: 20,
} as const;
