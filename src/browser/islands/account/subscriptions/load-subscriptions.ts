import type { SiteLocale } from '../../../../i18n/locales.ts';
import { operation } from '../../kit/operation.ts';
import { ask } from '../ask.ts';
import type {
  AskForAccessMutation,
  AskForAccessMutationVariables,
} from '../queries/dashboard/ask-for-access.gen.ts';
import askSource from '../queries/dashboard/ask-for-access.graphql?raw';
import type {
  AccountSubscriptionsQuery,
  AccountSubscriptionsQueryVariables,
} from '../queries/dashboard/subscriptions.gen.ts';
import source from '../queries/dashboard/subscriptions.graphql?raw';

const subscriptions = operation<AccountSubscriptionsQuery, AccountSubscriptionsQueryVariables>(source);
const asking = operation<AskForAccessMutation, AskForAccessMutationVariables>(askSource);

export type Subscription = AccountSubscriptionsQuery['me']['subscriptions'][number];

/** Everything that takes a permission, what somebody may use first. @throws AskError */
export async function loadSubscriptions(locale: SiteLocale): Promise<readonly Subscription[]> {
  return (await ask(subscriptions, { locale })).me.subscriptions;
}

/** @throws AskError */
export async function askForAccess(permission: string, note: string, locale: SiteLocale): Promise<void> {
  await ask(asking, { permission, locale, ...(note.trim() !== '' && { note: note.trim() }) });
}
