// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../../../i18n/locales.ts';
import type { SubscriptionState } from '../../../../../graphql/content/schema-types.gen.ts';
export type AccountSubscriptionsQueryVariables = { locale: Locale };
export type AccountSubscriptionsQuery = {
  readonly me: {
    readonly subscriptions: ReadonlyArray<{
      readonly id: string;
      readonly permission: string;
      readonly title: string;
      readonly url: string | null;
      readonly about: string | null;
      readonly openToAll: boolean;
      readonly state: SubscriptionState;
      readonly until: string | null;
      readonly requestedAt: string | null;
      readonly record: { readonly summary: string | null; readonly locale: Locale } | null;
    }>;
  };
};
