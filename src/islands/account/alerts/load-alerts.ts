import type { SiteLocale } from '../../../routing/locales.ts';
import { ask, operation } from '../ask.ts';
import type { AccountAlertsQuery, AccountAlertsQueryVariables } from '../queries/alerts.gen.ts';
import source from '../queries/alerts.graphql?raw';

const alerts = operation<AccountAlertsQuery, AccountAlertsQueryVariables>(source);

export type Choices = AccountAlertsQuery['me'];
export type Alert = Choices['alerts'][number];

/** What somebody wants to be written to about, and what it would have brought. @throws AskError */
export async function loadAlerts(locale: SiteLocale): Promise<Choices> {
  return (await ask(alerts, { locale })).me;
}
