// Generated from the query beside it by `npm run generate`. Do not edit.
import { stored } from '../../../content/execute.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountNewsletterIssueQueryVariables = Exact<{
  id: string;
  locale: import('../../../routing/locales.ts').Locale;
}>;


export type AccountNewsletterIssueQuery = { readonly newsletter: { readonly locale: import('../../../routing/locales.ts').Locale, readonly body: import('../../../content/rich-text/types.ts').RichText | null } | null };

export const accountNewsletterIssueQuery = stored<AccountNewsletterIssueQuery, AccountNewsletterIssueQueryVariables>(
  'AccountNewsletterIssue',
  "query AccountNewsletterIssue($id: ID!, $locale: Locale!) {\n  newsletter(id: $id, locale: $locale) {\n    locale\n    body\n  }\n}",
);
