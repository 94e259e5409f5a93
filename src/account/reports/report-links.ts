import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import { accountHolds } from '../account-holds.ts';
import { isUuid } from '../is-uuid.ts';
import { heldPermissions, permissionText } from '../permissions.ts';
import { limitReached, notFound, refuseInput } from '../refusals.ts';
import { isSecret, newSecret, secretDigest } from '../secret.ts';
import { lockVisitor } from '../visitor.ts';

/** A link by which others read a version of a report; its secret is told once and kept nowhere. */
export interface ReportLink {
  readonly id: string;
  readonly reportId: string;
  readonly number: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastOpenedAt: Date | null;
}

/** Links of one reader that hold at a time. */
export const MOST_LINKS = 50;
const LONGEST_DAYS = 366;

interface NewLink {
  readonly reportId: string;
  readonly number: number;
  /** Days for which it holds. */
  readonly days: number;
}

/**
 * Makes a link to a version of a report.
 *
 * @returns its secret
 * @throws GraphQLError NOT_FOUND, BAD_USER_INPUT or LIMIT_REACHED
 */
export async function shareReport(
  db: Kysely<DB>,
  visitor: string,
  { reportId, number, days }: NewLink,
): Promise<string> {
  if (days < 1 || days > LONGEST_DAYS)
    refuseInput([{ path: 'days', code: 'too-far', message: `must be from 1 to ${LONGEST_DAYS}` }]);
  if (!isUuid(reportId)) throw notFound();
  const secret = newSecret();
  await db.transaction().execute(async (trx) => {
    await lockVisitor(trx, visitor);
    const version = await trx
      .selectFrom('saved_report_version')
      .select('number')
      .where('report_id', '=', reportId)
      .where('visitor', '=', visitor)
      .where('number', '=', number)
      .executeTakeFirst();
    if (!version) throw notFound();
    // What holds no more is forgotten: however many are made and ended, there are never more than may hold.
    await trx
      .deleteFrom('report_link')
      .where('visitor', '=', visitor)
      .where(({ or, eb }) => or([eb('ended_at', 'is not', null), eb('expires_at', '<=', sql<Date>`now()`)]))
      .execute();
    const { held } = await trx
      .selectFrom('report_link')
      .select(({ fn }) => fn.countAll<number>().as('held'))
      .where('visitor', '=', visitor)
      .executeTakeFirstOrThrow();
    if (held >= MOST_LINKS) throw limitReached(`At most ${MOST_LINKS} links can hold at a time`);
    await trx
      .insertInto('report_link')
      .values({
        visitor,
        report_id: reportId,
        number,
        digest: secretDigest(secret),
        expires_at: sql<Date>`now() + make_interval(days => ${days})`,
      })
      .execute();
  });
  return secret;
}

/** Ends a link at once; false when it was none of theirs, or had ended. */
export async function endLink(db: Kysely<DB>, visitor: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { numUpdatedRows } = await db
    .updateTable('report_link')
    .set({ ended_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('visitor', '=', visitor)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** A reader's links that still hold, to any of their reports, the newest first. */
export function readLinks(db: Kysely<DB>, visitor: string): Promise<ReportLink[]> {
  return db
    .selectFrom('report_link')
    .select([
      'id',
      'report_id as reportId',
      'number',
      'created_at as createdAt',
      'expires_at as expiresAt',
      'last_opened_at as lastOpenedAt',
    ])
    .where('visitor', '=', visitor)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .execute();
}

/** What a link leads to, and in whose name it is read. */
export interface SharedReport {
  readonly reportId: string;
  readonly number: number;
  readonly expiresAt: Date;
  /** Who shares it, with what they may use now: nobody reads more by a link than who made it. */
  readonly sharer: { readonly id: string; readonly permissions: ReadonlySet<string> };
}

/**
 * Opens a link, and notes that. Null when it is none, has passed or was ended, or the account of who shared it
 * does not hold.
 *
 * @param isOurs as for `accountHolds`
 */
export async function openLink(
  db: Kysely<DB>,
  secret: string,
  isOurs: boolean,
): Promise<SharedReport | null> {
  if (!isSecret(secret)) return null;
  const { rows } = await sql<{ visitor: string; reportId: string; number: number; expiresAt: Date }>`
    update report_link set last_opened_at = now()
    from visitor v
    where digest = ${secretDigest(secret)} and ended_at is null and expires_at > now()
      and v.id = report_link.visitor and ${accountHolds(isOurs)}
    returning report_link.visitor, report_id as "reportId", number, expires_at as "expiresAt"`.execute(db);
  const link = rows[0];
  if (!link) return null;
  const permissions = new Set((await heldPermissions(db, link.visitor)).map(permissionText));
  const { visitor, ...shared } = link;
  return { ...shared, sharer: { id: visitor, permissions } };
}
