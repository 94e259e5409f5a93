import type { SiteLocale } from '../../../../i18n/locales.ts';
import { operation } from '../../kit/operation.ts';
import { ask } from '../ask.ts';
import { noteFollowedIds } from '../pages-saved-here.ts';
import type { AccountAlertsQuery, AccountAlertsQueryVariables } from '../queries/alerts/alerts.gen.ts';
import source from '../queries/alerts/alerts.graphql?raw';
import { type Followable, loadFollowable } from './follow.ts';

const alerts = operation<AccountAlertsQuery, AccountAlertsQueryVariables>(source);

type Me = AccountAlertsQuery['me'];

export interface Choices extends Me {
  /** What somebody came to follow; `gone` when it is not there any more. */
  readonly toFollow: Followable | 'gone' | null;
}

/** What somebody wants to be written to about, and what it would have brought; buttons of all pages then know it. @throws AskError */
export async function loadAlerts(locale: SiteLocale): Promise<Choices> {
  const [{ me }, toFollow] = await Promise.all([ask(alerts, { locale }), loadFollowable(locale)]);
  noteFollowedIds(me.alerts.flatMap(({ record }) => record?.id ?? []));
  return { ...me, toFollow };
}
