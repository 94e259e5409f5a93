// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../../../i18n/locales.ts';
import type { FollowedAs } from '../../../../../graphql/content/schema-types.gen.ts';
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
