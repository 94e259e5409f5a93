import { said } from '../../../i18n/said.ts';
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
  return said(m.reasons[reason], { subject: subject?.title ?? query ?? '' });
}
