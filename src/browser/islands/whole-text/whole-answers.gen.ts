// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { GateKind } from '../../../graphql/content/schema-types.gen.ts';
import { stored } from '../../../graphql/execute.ts';

export type WholeAnswersQueryVariables = {
  id: string;
  locale: Locale;
};

export type WholeAnswersQuery = {
  readonly record: {
    readonly gate: {
      readonly kind: GateKind;
      readonly permission: string | null;
    } | null;
    readonly cells: ReadonlyArray<{
      readonly id: string;
      readonly locale: Locale;
      readonly answer: string | null;
    }>;
  } | null;
};

export const wholeAnswersQuery = stored<WholeAnswersQuery, WholeAnswersQueryVariables>(
  'WholeAnswers',
  'query WholeAnswers($id: ID!, $locale: Locale!) {\n  record(id: $id, locale: $locale) {\n    gate {\n      kind\n      permission\n    }\n    cells: children(types: ["navigatorCell"], first: 100) {\n      ... on NavigatorCell {\n        id\n        locale\n        answer: summary\n      }\n    }\n  }\n}',
);
