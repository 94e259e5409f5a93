// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../../../i18n/locales.ts';
import type { RichText } from '../../../../../content/rich-text/types.ts';
export type AccountNewsletterIssueQueryVariables = {
  id: string;
  locale: Locale;
};
export type AccountNewsletterIssueQuery = {
  readonly newsletter: { readonly locale: Locale; readonly body: RichText | null } | null;
};
