import { type Kysely, sql } from 'kysely';
import type { DB } from '../platform/db/tables.gen.ts';
import { readPermission } from './permissions.ts';
import { ensureVisitor, lockVisitor } from './visitor.ts';

const EMAIL = 'client@example.com';

/** What the demonstration's client may use, in every state that there is; days are counted from today. */
const entitlements = [
  { permission: 'product|navigator-ai', trial: false, from: -200, until: 165 },
  { permission: 'product|research-library', trial: false, from: -350, until: 14 },
  { permission: 'product|payments-briefing', trial: true, from: -3, until: 27 },
  { permission: 'compliance|training-data', trial: false, from: -90, until: null },
  { permission: 'compliance|training-transactions', trial: false, from: -400, until: -35 },
] as const;

/**
 * Gives the demonstration’s client something to use, once they have an account; what is there already is left as it is.
 */
export async function ensureDemonstrationEntitlements(db: Kysely<DB>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('account')
      .select('id')
      .where(sql`lower(email)`, '=', EMAIL)
      .executeTakeFirst();
    if (!account) return;
    const visitor = account.id;
    await ensureVisitor(trx, visitor);
    await lockVisitor(trx, visitor);
    const held = await trx
      .selectFrom('entitlement')
      .select('id')
      .where('visitor', '=', visitor)
      .limit(1)
      .executeTakeFirst();
    if (held) return;
    for (const { permission, trial, from, until } of entitlements) {
      const { list, name } = readPermission(permission);
      await sql`insert into entitlement (visitor, list, name, trial, from_day, until_day)
        values (${visitor}, ${list}, ${name}, ${trial}, current_date + ${from}::int, current_date + ${until}::int)`.execute(
        trx,
      );
    }
  });
}

/** Takes away what accounts that were made in the demonstration may use. */
export async function forgetEntitlements(db: Kysely<DB>, visitors: readonly string[]): Promise<void> {
  await db.deleteFrom('entitlement').where('visitor', 'in', visitors).execute();
}
