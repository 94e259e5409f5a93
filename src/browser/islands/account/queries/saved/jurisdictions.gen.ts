// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../../../i18n/locales.ts';
import { stored } from '../../../../../graphql/execute.ts';
export type AccountJurisdictionsQueryVariables = {
  locale: Locale;
};
export type AccountJurisdictionsQuery = {
  readonly jurisdictions: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly title: string;
    }>;
  };
};
export const accountJurisdictionsQuery = stored<
  AccountJurisdictionsQuery,
  AccountJurisdictionsQueryVariables
>('AccountJurisdictions', 'query AccountJurisdictions($locale: Locale!) {\n  jurisdictions(locale: $locale, first: 200) {\n    nodes {\n      id\n      title\n    }\n  }\n}');
