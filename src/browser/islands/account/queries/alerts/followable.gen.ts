// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../../../i18n/locales.ts';
import type { FollowedAs } from '../../../../../graphql/content/schema-types.gen.ts';
import { stored } from '../../../../../graphql/execute.ts';
export type AccountFollowableQueryVariables = {
  id: string;
  locale: Locale;
};
export type AccountFollowableQuery = {
  readonly record: {
    readonly id: string;
    readonly title: string;
    readonly followedAs: FollowedAs;
    readonly withdrawn: {
      readonly at: string;
    } | null;
  } | null;
};
export const accountFollowableQuery = stored<AccountFollowableQuery, AccountFollowableQueryVariables>('AccountFollowable', 'query AccountFollowable($id: ID!, $locale: Locale!) {\n  record(id: $id, locale: $locale) {\n    id\n    title\n    followedAs\n    withdrawn {\n      at\n    }\n  }\n}');
