// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../routing/locales.ts';
import { stored } from '../../../content/execute.ts';

export type AccountSubjectsQueryVariables = {
  locale: Locale;
};

export type AccountSubjectsQuery = {
  readonly topics: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly title: string;
      readonly type: string;
    }>;
  };
  readonly sectors: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly title: string;
      readonly type: string;
    }>;
  };
  readonly services: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly title: string;
      readonly type: string;
    }>;
  };
  readonly navigatorServices: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly title: string;
      readonly type: string;
    }>;
  };
  readonly jurisdictions: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly title: string;
      readonly type: string;
    }>;
  };
};

export const accountSubjectsQuery = stored<AccountSubjectsQuery, AccountSubjectsQueryVariables>(
  'AccountSubjects',
  'query AccountSubjects($locale: Locale!) {\n  topics(locale: $locale, first: 100) {\n    nodes {\n      id\n      title\n      type\n    }\n  }\n  sectors(locale: $locale, first: 100) {\n    nodes {\n      id\n      title\n      type\n    }\n  }\n  services(locale: $locale, first: 100) {\n    nodes {\n      id\n      title\n      type\n    }\n  }\n  navigatorServices(locale: $locale, first: 50) {\n    nodes {\n      id\n      title\n      type\n    }\n  }\n  jurisdictions(locale: $locale, first: 100) {\n    nodes {\n      id\n      title\n      type\n    }\n  }\n}',
);
