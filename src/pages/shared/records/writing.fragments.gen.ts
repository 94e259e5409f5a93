// Generated from the fragments by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { PersonStanding } from '../../../graphql/content/schema-types.gen.ts';
import type { NameFragment } from '../../../graphql/fragments/records.fragments.gen.ts';
export type PressOfficerFragment = {
  readonly summary: string | null;
  readonly jobTitle: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly mobile: string | null;
} & NameFragment;
export type BylinePersonFragment = {
  readonly jobTitle: string;
  readonly standing: PersonStanding;
  readonly givenName: string;
  readonly familyName: string;
  readonly offices: ReadonlyArray<{ readonly title: string; readonly locale: Locale }>;
} & NameFragment;
