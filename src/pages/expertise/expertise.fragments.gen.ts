// Generated from the fragments by `npm run generate`. Do not edit.
import type { PersonGrade, PersonStanding } from '../../graphql/content/schema-types.gen.ts';
import type { CardFragment, NameFragment } from '../../graphql/fragments/records.fragments.gen.ts';
export type SectorFieldFragment = {
  readonly fieldDeals: ReadonlyArray<FieldDealFragment>;
  readonly fieldWriting: ReadonlyArray<CardFragment>;
  readonly fieldDates: ReadonlyArray<CardFragment>;
  readonly fieldPeople: ReadonlyArray<FieldPersonFragment>;
};
export type ServiceFieldFragment = {
  readonly fieldDeals: ReadonlyArray<FieldDealFragment>;
  readonly fieldWriting: ReadonlyArray<CardFragment>;
  readonly fieldDates: ReadonlyArray<CardFragment>;
  readonly fieldPeople: ReadonlyArray<FieldPersonFragment>;
};
export type FieldDealFragment =
  | ({ readonly summary: string | null } & NameFragment)
  | ({
      readonly announcedOn: string;
      readonly client: string | null;
      readonly role: string | null;
      readonly value: number | null;
      readonly currency: string | null;
      readonly summary: string | null;
    } & NameFragment);
export type FieldPersonFragment =
  | NameFragment
  | ({
      readonly grade: PersonGrade;
      readonly standing: PersonStanding;
      readonly offices: ReadonlyArray<NameFragment>;
    } & NameFragment);
export type PrizeFragment =
  | ({ readonly awardedOn: string; readonly giver: string; readonly summary: string | null } & NameFragment)
  | ({ readonly summary: string | null } & NameFragment);
