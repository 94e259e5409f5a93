type NamesIn<Union> = Union extends unknown ? keyof Union : never;
type ValueIn<Union, Name extends PropertyKey> =
  Union extends Readonly<Record<Name, infer Value>> ? Value : never;

/** What a fragment answers, whatever the type of the record: what only some types have is optional. */
export type Merged<Union> = Pick<Union, keyof Union> & {
  readonly [Name in Exclude<NamesIn<Union>, keyof Union>]?: ValueIn<Union, Name>;
};
