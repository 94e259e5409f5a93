// Generated from the query beside it by `npm run generate`. Do not edit.
import { stored } from '../../../content/execute.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SubscriptionState =
  | 'ACTIVE'
  | 'EXPIRED'
  /** It ends within 30 days. */
  | 'EXPIRING'
  | 'NONE'
  | 'REQUESTED'
  | 'TRIAL';

export type AccountSubscriptionsQueryVariables = Exact<{
  locale: import('../../../routing/locales.ts').Locale;
}>;


export type AccountSubscriptionsQuery = { readonly me: { readonly subscriptions: ReadonlyArray<{ readonly id: string, readonly permission: string, readonly title: string, readonly url: string | null, readonly about: string | null, readonly openToAll: boolean, readonly state: SubscriptionState, readonly until: string | null, readonly requestedAt: string | null, readonly record:
        | { readonly summary: string | null, readonly locale: import('../../../routing/locales.ts').Locale }
        | { readonly summary: string | null, readonly locale: import('../../../routing/locales.ts').Locale }
       | null }> } };

export const accountSubscriptionsQuery = stored<AccountSubscriptionsQuery, AccountSubscriptionsQueryVariables>(
  'AccountSubscriptions',
  "query AccountSubscriptions($locale: Locale!) {\n  me {\n    subscriptions(locale: $locale) {\n      id\n      permission\n      title\n      url\n      about\n      openToAll\n      state\n      until\n      requestedAt\n      record {\n        summary\n        locale\n      }\n    }\n  }\n}",
);
