import { generateKeyPair, type JsonWebKey, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/db/tables.gen.ts';
import { deleteModels } from '../delete-models.ts';

type KeyUse = 'token' | 'cookie';

export interface StoredKey {
  readonly id: string;
  readonly use: KeyUse;
  /** A private JWK; of cookies the secret, as `k`. */
  readonly jwk: JsonWebKey;
  readonly signsFrom: Date;
  readonly retiredAt: Date | null;
}

const uses: readonly KeyUse[] = ['token', 'cookie'];

const day = 86_400;

/** When keys change hands, all in seconds. */
const rotation = {
  /** A key is made when the newest is this old. */
  every: 90 * day,
  /** It is published for so long before it signs: longer than anybody keeps the published keys, or does not read anew. */
  lead: 3_600,
  /** Once another signs, an old one verifies for so long: a token's longest life; a session's. */
  keep: { token: 2 * day, cookie: 15 * day },
} as const;

const makePair = promisify(generateKeyPair);

/** All keys that sign or verify, or will. */
export async function readKeys(db: Kysely<DB>): Promise<StoredKey[]> {
  const rows = await db
    .selectFrom('signing_key')
    .selectAll()
    .where((row) => row.or([row('retired_at', 'is', null), row('retired_at', '>', sql<Date>`now()`)]))
    .execute();
  return rows.map((row) => ({
    id: row.id,
    use: row.use as KeyUse,
    jwk: row.jwk as JsonWebKey,
    signsFrom: row.signs_from,
    retiredAt: row.retired_at,
  }));
}

/**
 * Makes a key for each use that has none; of several processes that start at once one makes them. Outside the
 * demonstration the keys that were in use in it are gone, with every session and token of that time: whoever has the
 * machine that it ran on may have read them.
 */
export function ensureKeys(db: Kysely<DB>, isDemonstration: boolean): Promise<void> {
  return alone(db, async (transaction) => {
    if (isDemonstration)
      await transaction.updateTable('signing_key').set({ of_demonstration: true }).execute();
    else await endDemonstration(transaction);
    const present = new Set((await readKeys(transaction)).map(({ use }) => use));
    for (const use of uses) if (!present.has(use)) await insertKey(transaction, use, 0, isDemonstration);
  });
}

async function endDemonstration(db: Transaction<DB>): Promise<void> {
  const keys = await db
    .deleteFrom('signing_key')
    .where('of_demonstration', '=', true)
    .returning('id')
    .execute();
  if (keys.length === 0) return;
  await db.deleteFrom('session_use').execute();
  await deleteModels(db, sql`true`);
}

/**
 * Makes new keys that sign once `lead` seconds have passed; the ones before verify until nothing they signed can
 * still hold. Nobody is signed out by it.
 */
export function rotateKeys(db: Kysely<DB>, { lead = rotation.lead }: { lead?: number } = {}): Promise<void> {
  return alone(db, async (transaction) => {
    for (const use of uses) await rotate(transaction, use, lead);
  });
}

/** Rotates the keys that are old enough. */
export function rotateKeysWhenDue(db: Kysely<DB>): Promise<void> {
  return alone(db, async (transaction) => {
    const keys = await readKeys(transaction);
    const due = Date.now() - rotation.every * 1_000;
    for (const use of uses) {
      const isDue = keys.every((key) => key.use !== use || key.signsFrom.getTime() < due);
      if (isDue) await rotate(transaction, use, rotation.lead);
    }
  });
}

async function rotate(db: Transaction<DB>, use: KeyUse, lead: number): Promise<void> {
  await db
    .updateTable('signing_key')
    .set({ retired_at: sql`now() + make_interval(secs => ${lead + rotation.keep[use]})` })
    .where('use', '=', use)
    .where('retired_at', 'is', null)
    .execute();
  const { of_demonstration } = await db
    .selectFrom('signing_key')
    .select(sql<boolean>`coalesce(bool_or(of_demonstration), false)`.as('of_demonstration'))
    .executeTakeFirstOrThrow();
  await insertKey(db, use, lead, of_demonstration);
}

async function insertKey(
  db: Transaction<DB>,
  use: KeyUse,
  lead: number,
  isOfDemonstration: boolean,
): Promise<void> {
  await db
    .insertInto('signing_key')
    .values({
      id: randomBytes(16).toString('base64url'),
      use,
      jwk: JSON.stringify(await makeKey(use)),
      of_demonstration: isOfDemonstration,
      signs_from: sql`now() + make_interval(secs => ${lead})`,
    })
    .execute();
}

async function makeKey(use: KeyUse): Promise<JsonWebKey> {
  if (use === 'cookie') return { kty: 'oct', k: randomBytes(32).toString('base64url') };
  const { privateKey } = await makePair('rsa', { modulusLength: 2048 });
  return privateKey.export({ format: 'jwk' });
}

/** Runs it while no other process does the same. */
function alone(db: Kysely<DB>, work: (transaction: Transaction<DB>) => Promise<void>): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('signing_key'))`.execute(transaction);
    await work(transaction);
  });
}
