// Generated from the fragments by `npm run generate`. Do not edit.
import type { Locale } from '../../i18n/locales.ts';
export type EntityRowFragment = {
  readonly id: string;
  readonly locale: Locale;
  readonly title: string;
  readonly regulator: string | null;
  readonly registrationNumber: string | null;
  readonly vatNumber: string | null;
  readonly jurisdiction: { readonly title: string } | null;
};
