// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../../../i18n/locales.ts';
import type { FollowedAs } from '../../../../../graphql/content/schema-types.gen.ts';
export type AccountFollowableQueryVariables = {
  id: string;
  locale: Locale;
};
export type AccountFollowableQuery = {
  readonly record: {
    readonly id: string;
    readonly followedAs: FollowedAs;
    readonly title: string;
    readonly withdrawn: { readonly at: string } | null;
  } | null;
};
