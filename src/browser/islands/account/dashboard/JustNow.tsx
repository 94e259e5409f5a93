import { useEffect } from 'react';
import type { Shown } from '../shown.ts';
import type { Dashboard, DashboardItem } from './load-dashboard.ts';

/** What an item is known by while the page is open: another change of the same record is another one. */
export const itemKey = ({ recordId, reason, happenedAt }: DashboardItem) =>
  `${recordId} ${reason} ${happenedAt}`;

/** The keys of items that were not among the first. */
export function freshOf(
  items: readonly DashboardItem[],
  first: readonly DashboardItem[],
): ReadonlySet<string> {
  const known = new Set(first.map(itemKey));
  return new Set(items.map(itemKey).filter((key) => !known.has(key)));
}

/** Says, to those who do not see it, that something came while the page was open. */
export function JustNow({ data: { fresh }, texts, say }: Shown<Dashboard>) {
  useEffect(() => {
    if (fresh.size > 0) say(texts.dashboard.justNow, 'spoken');
  }, [fresh.size]);
  return null;
}
