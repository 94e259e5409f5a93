import type { Kysely } from 'kysely';
import type { Viewer } from '../../content/context.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { comingEvents } from './coming-events.ts';
import { type BroughtItem, dashboardItems } from './dashboard-items.ts';
import { choicesOf, followsOf } from './follows.ts';
import { visitBefore } from './visits.ts';

/** What stands on a dashboard; saved reports have a part of their own on it. */
export type DashboardItem = BroughtItem & { readonly kind: Exclude<BroughtItem['kind'], 'report'> };

export interface Dashboard {
  /** The end of the visit before; null at the first one, which shows the last 30 days. */
  readonly since: Date | null;
  readonly items: readonly DashboardItem[];
  /** When nothing is new since then: what the last 30 days brought. */
  readonly earlier: readonly DashboardItem[];
  /** Whether they have chosen anything to hear of: alerts, newsletters or interests. */
  readonly isFollowing: boolean;
  /** Events to come, the next first, that they saved or that are about what they follow. */
  readonly comingEventIds: readonly string[];
  readonly requestedLocale: Locale;
}

/** Whose dashboard it is, and what they may read. */
type Reader = Viewer & { readonly id: string };

const DAYS_AT_FIRST = 30;
/** Nobody reads more than this. */
const MOST_ITEMS = 50;

/** What happened since the last visit in what a reader saved, follows and is interested in. */
export async function readDashboard(
  db: Kysely<DB>,
  reader: Reader,
  requestedLocale: Locale,
  now: Date,
): Promise<Dashboard> {
  const visitor = reader.id;
  const [since, follows] = await Promise.all([visitBefore(db, visitor, now), followsOf(db, visitor)]);
  const monthAgo = daysBefore(now);
  const happenedSince = async (begin: Date) => {
    const brought = await dashboardItems(db, {
      follows,
      viewer: reader,
      savedBy: visitor,
      requestedLocale,
      since: begin,
      until: now,
      withChanges: false,
      first: MOST_ITEMS,
    });
    return brought.filter((item): item is DashboardItem => item.kind !== 'report');
  };
  const [items, comingEventIds] = await Promise.all([
    happenedSince(since ?? monthAgo),
    comingEvents(db, { follows, visitor, requestedLocale, now }),
  ]);
  const isNothingNew = since !== null && since > monthAgo && items.length === 0;
  const earlier = isNothingNew ? await happenedSince(monthAgo) : [];
  return { since, items, earlier, isFollowing: follows.length > 0, comingEventIds, requestedLocale };
}

/** What a reader's alerts and newsletters, as they are chosen now, would have brought in the last 30 days. */
export async function previewAlerts(
  db: Kysely<DB>,
  reader: Reader,
  requestedLocale: Locale,
  now: Date,
): Promise<BroughtItem[]> {
  const follows = await choicesOf(db, reader.id);
  return dashboardItems(db, {
    follows,
    viewer: reader,
    savedBy: null,
    requestedLocale,
    since: daysBefore(now),
    until: now,
    withChanges: true,
    first: MOST_ITEMS,
  });
}

function daysBefore(now: Date): Date {
  return new Date(now.getTime() - DAYS_AT_FIRST * 86_400_000);
}
