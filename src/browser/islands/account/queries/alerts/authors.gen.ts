// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../../../i18n/locales.ts';
import type { FollowedAs } from '../../../../../graphql/content/schema-types.gen.ts';
import { stored } from '../../../../../graphql/execute.ts';
export type AccountAuthorsQueryVariables = {
  locale: Locale;
  named: string;
};
export type AccountAuthorsQuery = {
  readonly people: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly title: string;
      readonly type: string;
      readonly typeLabel: string;
      readonly followedAs: FollowedAs;
    }>;
  };
};
export const accountAuthorsQuery = stored<AccountAuthorsQuery, AccountAuthorsQueryVariables>('AccountAuthors', 'query AccountAuthors($locale: Locale!, $named: String!) {\n  people(locale: $locale, named: $named, first: 20) {\n    nodes {\n      id\n      title\n      type\n      typeLabel\n      followedAs\n    }\n  }\n}');
