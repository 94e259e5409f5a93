// Generated from the query beside it by `npm run generate`. Do not edit.
import { stored } from '../../../content/execute.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AskForAccessMutationVariables = Exact<{
  permission: string;
  note?: string | null | undefined;
  locale: import('../../../routing/locales.ts').Locale;
}>;


export type AskForAccessMutation = { readonly askForAccess: { readonly id: string } };

export const askForAccessMutation = stored<AskForAccessMutation, AskForAccessMutationVariables>(
  'AskForAccess',
  "mutation AskForAccess($permission: String!, $note: String, $locale: Locale!) {\n  askForAccess(permission: $permission, note: $note, locale: $locale) {\n    id\n  }\n}",
);
