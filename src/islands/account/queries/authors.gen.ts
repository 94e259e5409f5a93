// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../routing/locales.ts';
import { stored } from '../../../content/execute.ts';

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
    }>;
  };
};

export const accountAuthorsQuery = stored<AccountAuthorsQuery, AccountAuthorsQueryVariables>(
  'AccountAuthors',
  'query AccountAuthors($locale: Locale!, $named: String!) {\n  people(locale: $locale, named: $named, first: 20) {\n    nodes {\n      id\n      title\n      type\n    }\n  }\n}',
);
