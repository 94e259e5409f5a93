import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import {
  type HeldPermission,
  isPermissionList,
  permissionLists,
  permissionText,
  readPermission,
} from '../permissions.ts';
import { refuseInput, textProblems } from '../refusals.ts';
import { ensureVisitor } from '../visitor.ts';
import { isOpenToAll, type Offer, readCatalogue, recordsOf } from './catalogue.ts';

export type SubscriptionState = 'active' | 'trial' | 'expiring' | 'expired' | 'requested' | 'none';

export interface Subscription {
  /** With its list: `product|navigator-ai`; the id too. */
  readonly permission: string;
  readonly recordId: string | null;
  readonly state: SubscriptionState;
  /** Nobody needs it any more. */
  readonly openToAll: boolean;
  /** Days: `2026-11-20`. */
  readonly from: string | null;
  readonly until: string | null;
  readonly requestedAt: Date | null;
  readonly requestedLocale: Locale;
}

/** Days before the last one from which on it is said that it ends. */
const NOTICE = 30;
const LONGEST_NOTE = 1_000;

interface Period {
  readonly permission: string;
  readonly trial: boolean;
  readonly from: string | null;
  readonly until: string | null;
  readonly isHeld: boolean;
  readonly isEnding: boolean;
}

interface Requested {
  readonly requestedLocale: Locale;
  /** What the service that keeps permissions says that the reader may use now. */
  readonly held: readonly HeldPermission[];
}

/** All that takes a permission, and how the reader stands to it: what they use first. */
export async function readSubscriptions(
  db: Kysely<DB>,
  visitor: string,
  { requestedLocale, held }: Requested,
): Promise<Subscription[]> {
  const [catalogue, known, requests] = await Promise.all([
    readCatalogue(db),
    periodsOf(db, visitor),
    requestsOf(db, visitor),
  ]);
  const periods = withHeld(known, held);
  const recordFor = recordsOf(catalogue);
  const permissions = new Set([...periods.keys(), ...requests.keys(), ...catalogue.map(permissionText)]);
  return [...permissions]
    .map((permission) => {
      const period = periods.get(permission);
      const requestedAt = requests.get(permission) ?? null;
      return {
        permission,
        recordId: recordFor(permission),
        state: subscriptionState(period, requestedAt),
        openToAll: isOpenToAll(permission, catalogue),
        from: period?.from ?? null,
        until: period?.until ?? null,
        requestedAt,
        requestedLocale,
      };
    })
    .sort(
      (a, b) =>
        order[a.state] - order[b.state] ||
        listOrder(a.permission) - listOrder(b.permission) ||
        (a.permission < b.permission ? -1 : 1),
    );
}

/** What may be used stands together, products before rooms and training. */
const order: Readonly<Record<SubscriptionState, number>> = {
  active: 0,
  trial: 0,
  expiring: 0,
  requested: 1,
  expired: 2,
  none: 3,
};
const listOrder = (permission: string) =>
  (permissionLists as readonly string[]).indexOf(readPermission(permission).list);

/** What the reader is told of a permission: that they may use it goes before that they have asked for it. */
function subscriptionState(
  period: Pick<Period, 'trial' | 'isHeld' | 'isEnding'> | undefined,
  requestedAt: Date | null,
): SubscriptionState {
  if (period?.isHeld) return period.trial ? 'trial' : period.isEnding ? 'expiring' : 'active';
  if (requestedAt !== null) return 'requested';
  return period ? 'expired' : 'none';
}

/** The current period of each permission, or the last one that ended. */
async function periodsOf(db: Kysely<DB>, visitor: string): Promise<Map<string, Period>> {
  const { rows } = await sql<Period>`
    select distinct on (list, name) list || '|' || name as permission, trial, from_day::text as from,
      until_day::text as until, coalesce(until_day >= current_date, true) as "isHeld",
      coalesce(until_day <= current_date + ${NOTICE}::int, false) as "isEnding"
    from entitlement
    where visitor = ${visitor} and from_day <= current_date
      and list in ('product', 'collaboration', 'compliance')
    order by list, name, from_day desc`.execute(db);
  return new Map(rows.map((row) => [row.permission, row]));
}

/** With what is held by other ways than an entitlement of this database; the keeper of permissions has the last word. */
function withHeld(periods: Map<string, Period>, held: readonly HeldPermission[]): Map<string, Period> {
  const all = new Map(periods);
  for (const one of held) {
    const permission = permissionText(one);
    if (!isPermissionList(one.list) || all.get(permission)?.isHeld) continue;
    const { until } = one;
    all.set(permission, { permission, trial: false, from: null, until, isHeld: true, isEnding: false });
  }
  return all;
}

async function requestsOf(db: Kysely<DB>, visitor: string): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('access_request')
    .select(['list', 'name', 'requested_at'])
    .where('visitor', '=', visitor)
    .where('settled_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [permissionText(row), row.requested_at]));
}

/**
 * Asks for what takes a permission; what is asked for already stays as it is.
 *
 * @returns the id of the request; null: it was there
 * @throws GraphQLError BAD_USER_INPUT for a note that is too long
 */
export async function askForAccess(
  db: Kysely<DB>,
  visitor: string,
  { offer: { list, name }, note }: { readonly offer: Offer; readonly note: string | null },
): Promise<number | null> {
  refuseInput(textProblems('note', note ?? '', LONGEST_NOTE, true));
  await ensureVisitor(db, visitor);
  const request = await db
    .insertInto('access_request')
    .values({ visitor, list, name, note: note?.trim() ?? '' })
    .onConflict((conflict) =>
      conflict.columns(['visitor', 'list', 'name']).where('settled_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return request?.id ?? null;
}

/** Whether what `access_request r` asks for may be used by now. */
export const wasGiven: RawBuilder<boolean> = sql`exists (
  select from entitlement e
  where e.visitor = r.visitor and e.list = r.list and e.name = r.name
    and e.from_day <= current_date and coalesce(e.until_day >= current_date, true))`;

/**
 * What was asked for by these references is no longer waited for: it was given, or was not. Its reader may ask again.
 *
 * @param references of what was sent (`submission`)
 */
export async function settleRequests(db: Kysely<DB>, references: readonly string[]): Promise<void> {
  await sql`
    update access_request r set settled_at = now(),
      outcome = case when ${wasGiven} then 'granted' else 'refused' end
    where r.reference = any(${[...references]}) and r.settled_at is null`.execute(db);
}

/** The same of what was deleted: what its reader wrote is kept no longer here than there. */
export async function forgetRequests(db: Kysely<DB>, references: readonly string[]): Promise<void> {
  await settleRequests(db, references);
  await sql`update access_request set note = '' where reference = any(${[...references]})`.execute(db);
}
