// Generated from the fragments by `npm run generate`. Do not edit.
import type { RichText } from '../../../content/rich-text/types.ts';
import type { PersonLanguagesLevel } from '../../../graphql/content/schema-types.gen.ts';
import type { NameFragment, PersonCardFragment } from '../../../graphql/fragments/records.fragments.gen.ts';
export type PitchPersonFragment = {
  readonly summary: string | null;
  readonly body: RichText | null;
  readonly givenName: string;
  readonly familyName: string;
  readonly nativeName: string | null;
  readonly postNominals: string | null;
  readonly services: ReadonlyArray<NameFragment>;
  readonly sectors: ReadonlyArray<NameFragment>;
  readonly languages: ReadonlyArray<{ readonly language: string; readonly level: PersonLanguagesLevel }>;
  readonly admissions: ReadonlyArray<{
    readonly jurisdiction: string;
    readonly year: number;
    readonly note: string | null;
  }>;
  readonly experience: ReadonlyArray<{ readonly year: number | null; readonly text: string }>;
  readonly withdrawn: { readonly at: string } | null;
  readonly workplaces: ReadonlyArray<
    { readonly address: string; readonly phone: string; readonly email: string | null } & NameFragment
  >;
  readonly deals: ReadonlyArray<PitchDealFragment>;
} & PersonCardFragment;
export type PitchDealFragment = {
  readonly client: string | null;
  readonly value: number | null;
  readonly currency: string | null;
  readonly announcedOn: string;
  readonly role: string | null;
} & NameFragment;
