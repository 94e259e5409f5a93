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

export type AlertKind =
  /** What is new by a person. */
  | 'AUTHOR'
  /** Changes of any record by more than its wording. */
  | 'RECORD'
  /** What is new that holds some words. */
  | 'SEARCH'
  /** What is new on a topic, sector, service, jurisdiction or navigator service. */
  | 'TOPIC';

export type AccountAlertsQueryVariables = Exact<{
  locale: import('../../../routing/locales.ts').Locale;
}>;


export type AccountAlertsQuery = { readonly me: { readonly alertsPausedUntil: string | null, readonly alerts: ReadonlyArray<{ readonly id: string, readonly kind: AlertKind, readonly title: string, readonly query: string | null, readonly frequency: AlertFrequency, readonly record:
        | { readonly id: string, readonly url: string | null }
        | { readonly id: string, readonly url: string | null }
       | null }>, readonly newsletters: ReadonlyArray<{ readonly chosen: boolean, readonly frequency: string, readonly record:
        | { readonly id: string, readonly title: string, readonly summary: string | null, readonly locale: import('../../../routing/locales.ts').Locale }
        | { readonly id: string, readonly title: string, readonly summary: string | null, readonly locale: import('../../../routing/locales.ts').Locale }
       }>, readonly alertPreview: ReadonlyArray<{ readonly publishedAt: string, readonly because: string, readonly record:
        | { readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../../routing/locales.ts').Locale }
        | { readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../../routing/locales.ts').Locale }
       }> } };

export const accountAlertsQuery = stored<AccountAlertsQuery, AccountAlertsQueryVariables>(
  'AccountAlerts',
  "query AccountAlerts($locale: Locale!) {\n  me {\n    alerts(locale: $locale) {\n      id\n      kind\n      title\n      query\n      frequency\n      record {\n        id\n        url\n      }\n    }\n    newsletters(locale: $locale) {\n      chosen\n      frequency\n      record {\n        id\n        title\n        summary\n        locale\n      }\n    }\n    alertsPausedUntil\n    alertPreview(locale: $locale) {\n      publishedAt\n      because\n      record {\n        id\n        title\n        url\n        locale\n      }\n    }\n  }\n}",
);
