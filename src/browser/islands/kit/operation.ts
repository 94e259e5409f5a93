/** An operation of the site's GraphQL with the types of its result and variables; the text of the file beside it. */
export interface Operation<Data, Variables> {
  readonly source: string;
  /** Never there: it carries the types. */
  readonly types?: (variables: Variables) => Data;
}

export function operation<Data, Variables>(source: string): Operation<Data, Variables> {
  return { source };
}
