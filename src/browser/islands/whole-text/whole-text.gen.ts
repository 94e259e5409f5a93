// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import type { GateKind } from '../../../graphql/content/schema-types.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type WholeTextQueryVariables = {
  id: string;
  locale: Locale;
};
export type WholeTextQuery = {
  readonly record: {
    readonly body: RichText | null;
    readonly gate: {
      readonly kind: GateKind;
      readonly permission: string | null;
    } | null;
  } | null;
};
export const wholeTextQuery = stored<WholeTextQuery, WholeTextQueryVariables>('WholeText', 'query WholeText($id: ID!, $locale: Locale!) {\n  record(id: $id, locale: $locale) {\n    body\n    gate {\n      kind\n      permission\n    }\n  }\n}');
