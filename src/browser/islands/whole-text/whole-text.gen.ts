// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import type { GateKind } from '../../../graphql/content/schema-types.gen.ts';
export type WholeTextQueryVariables = {
  id: string;
  locale: Locale;
};
export type WholeTextQuery = {
  readonly record: {
    readonly body: RichText | null;
    readonly gate: { readonly kind: GateKind; readonly permission: string | null } | null;
  } | null;
  readonly lesson: { readonly slides: string | null; readonly quiz: string | null } | null;
};
