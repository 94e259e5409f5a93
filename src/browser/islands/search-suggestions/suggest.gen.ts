// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
export type SuggestQueryVariables = {
  text: string;
  locale: Locale;
};
export type SuggestQuery = {
  readonly suggest: ReadonlyArray<{
    readonly title: string;
    readonly subtitle: string | null;
    readonly kind: string;
    readonly url: string;
    readonly locale: Locale;
  }>;
};
