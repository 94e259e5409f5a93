// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../routing/locales.ts';
import { stored } from '../../../content/execute.ts';

export type AccountFollowableQueryVariables = {
  id: string;
  locale: Locale;
};

export type AccountFollowableQuery = {
  readonly record: {
    readonly id: string;
    readonly title: string;
    readonly type: string;
    readonly withdrawn: {
      readonly at: string;
    } | null;
  } | null;
};

export const accountFollowableQuery = stored<AccountFollowableQuery, AccountFollowableQueryVariables>(
  'AccountFollowable',
  'query AccountFollowable($id: ID!, $locale: Locale!) {\n  record(id: $id, locale: $locale) {\n    id\n    title\n    type\n    withdrawn {\n      at\n    }\n  }\n}',
);
