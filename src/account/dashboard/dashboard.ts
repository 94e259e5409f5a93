import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.gen.ts';
import type { Locale } from '../../routing/locales.ts';
import { choicesOf, followsOf } from './follows.ts';
import { type Happening, happenings } from './happenings.ts';
import { visitBefore } from './visits.ts';

export interface Dashboard {
  /** The end of the visit before; null at the first one, which shows the last 30 days. */
  readonly since: Date | null;
  readonly items: readonly Happening[];
  readonly asked: Locale;
}

const DAYS_AT_FIRST = 30;
/** Nobody reads more than this. */
const MOST_ITEMS = 50;

/** What happened since the last visit in what a reader saved, follows and is interested in. */
export async function readDashboard(
  db: Kysely<DB>,
  visitor: string,
  asked: Locale,
  now: Date,
): Promise<Dashboard> {
  const [since, follows] = await Promise.all([visitBefore(db, visitor, now), followsOf(db, visitor)]);
  const items = await happenings(db, {
    follows,
    savedBy: visitor,
    asked,
    since: since ?? daysBefore(now),
    until: now,
    first: MOST_ITEMS,
  });
  return { since, items, asked };
}

/** What a reader's alerts and newsletters, as they are chosen now, would have brought in the last 30 days. */
export async function previewAlerts(
  db: Kysely<DB>,
  visitor: string,
  asked: Locale,
  now: Date,
): Promise<Happening[]> {
  const follows = await choicesOf(db, visitor);
  return happenings(db, {
    follows,
    savedBy: null,
    asked,
    since: daysBefore(now),
    until: now,
    first: MOST_ITEMS,
  });
}

function daysBefore(now: Date): Date {
  return new Date(now.getTime() - DAYS_AT_FIRST * 86_400_000);
}
