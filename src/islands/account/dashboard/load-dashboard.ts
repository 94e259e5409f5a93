import type { SiteLocale } from '../../../routing/locales.ts';
import { ask, operation } from '../ask.ts';
import type { AccountDashboardQuery, AccountDashboardQueryVariables } from '../queries/dashboard.gen.ts';
import source from '../queries/dashboard.graphql?raw';
import type { VisitedMutation, VisitedMutationVariables } from '../queries/visited.gen.ts';
import visitedSource from '../queries/visited.graphql?raw';

const dashboard = operation<AccountDashboardQuery, AccountDashboardQueryVariables>(source);
const visited = operation<VisitedMutation, VisitedMutationVariables>(visitedSource);

export type Dashboard = AccountDashboardQuery['me']['dashboard'];
export type DashboardItem = Dashboard['items'][number];

/** What is new in what somebody follows. This visit is noted; it counts for the next one. @throws AskError */
export async function loadDashboard(locale: SiteLocale): Promise<Dashboard> {
  const { me } = await ask(dashboard, { locale });
  await ask(visited, {}).catch((error: unknown) => console.error(error));
  return me.dashboard;
}
