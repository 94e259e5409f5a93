import { fillIn } from '../../../../i18n/fill-in.ts';
import type { AccountTexts } from '../texts.ts';
import type { DashboardItem } from './load-dashboard.ts';

/** Why somebody is told of it, in words. */
export function reasonFor(
  {
    reason,
    subject,
    query,
  }: Pick<DashboardItem, 'reason' | 'query'> & {
    readonly subject: { readonly title: string } | null;
  },
  m: AccountTexts['dashboard'],
): string {
  return fillIn(m.reasons[reason], { subject: subject?.title ?? query ?? '' });
}
