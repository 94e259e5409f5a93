// Generated from the query beside it by `npm run generate`. Do not edit.
import { stored } from '../../../content/execute.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AlertFrequency =
  | 'DAILY'
  | 'IMMEDIATE'
  | 'WEEKLY';

export type AlertInput = {
  readonly frequency: AlertFrequency;
  readonly kind: AlertKind;
  /** Of a search. */
  readonly query?: string | null | undefined;
  /** Of all but a search. */
  readonly recordId?: string | null | undefined;
};

export type AlertKind =
  /** What is new by a person. */
  | 'AUTHOR'
  /** Changes of any record by more than its wording. */
  | 'RECORD'
  /** What is new that holds some words. */
  | 'SEARCH'
  /** What is new on a topic, sector, service, jurisdiction or navigator service. */
  | 'TOPIC';

export type SaveAlertMutationVariables = Exact<{
  alert: AlertInput;
  locale: import('../../../routing/locales.ts').Locale;
}>;


export type SaveAlertMutation = { readonly saveAlert: { readonly id: string, readonly title: string } };

export const saveAlertMutation = stored<SaveAlertMutation, SaveAlertMutationVariables>(
  'SaveAlert',
  "mutation SaveAlert($alert: AlertInput!, $locale: Locale!) {\n  saveAlert(alert: $alert, locale: $locale) {\n    id\n    title\n  }\n}",
);
