// Generated from the fragments by `npm run generate`. Do not edit.
import type {
  NameFragment,
  PersonCardFragment,
} from '../../../../graphql/fragments/records.fragments.gen.ts';
export type PlatedFragment = {
  readonly givenName: string;
  readonly familyName: string;
  readonly services: ReadonlyArray<NameFragment>;
} & PersonCardFragment;
