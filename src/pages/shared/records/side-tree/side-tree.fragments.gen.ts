// Generated from the fragments by `npm run generate`. Do not edit.
import type { Locale } from '../../../../i18n/locales.ts';
export type SideTreeFragment = { readonly sideTree: ReadonlyArray<TreeEntryFragment> };
export type TreeEntryFragment = {
  readonly id: string;
  readonly title: string;
  readonly url: string | null;
  readonly locale: Locale;
  readonly depth: number;
};
