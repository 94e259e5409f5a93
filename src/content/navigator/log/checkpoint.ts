import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/tables.gen.ts';
import { keyHash, type LogKey, signingKey } from './log-key.ts';
import { logSize, subtreeHashes } from './log-reader.ts';

/** Whose log it is, and which of its keys may sign. */
export interface LogIdentity {
  /** The log's name in its notes: host and path, without a scheme. */
  readonly origin: string;
  readonly isDemonstration: boolean;
}

/** A signed statement that the log had so many leaves, and which root. */
export interface Checkpoint {
  readonly size: number;
  /** As it is published: C2SP tlog-checkpoint in a signed note. */
  readonly note: string;
}

/** The log's name on a site. */
export function logOrigin(siteOrigin: string): string {
  return `${new URL(siteOrigin).host}/navigator`;
}

/**
 * What the log is now, signed; null while nothing is in it. For one size one note is signed, and the same is answered
 * ever after: two that differ would show that the log was changed.
 */
export async function signedCheckpoint(db: Kysely<DB>, identity: LogIdentity): Promise<Checkpoint | null> {
  const size = await logSize(db);
  if (size === 0) return null;
  const key = await signingKey(db, identity.isDemonstration);
  const signed = () =>
    db
      .selectFrom('navigator_checkpoint')
      .select('note')
      .where('size', '=', size)
      .where('key_id', '=', key.id)
      .where('origin', '=', identity.origin)
      .executeTakeFirst();
  const there = await signed();
  if (there) return { size, note: there.note };
  const [root] = await subtreeHashes(db, [{ start: 0, end: size }]);
  if (!root) throw new Error('The log has no root.');
  await db
    .insertInto('navigator_checkpoint')
    .values({
      size,
      key_id: key.id,
      origin: identity.origin,
      note: signedNote(identity.origin, size, root, key),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await signed();
  if (!made) throw new Error('The checkpoint was not kept.');
  return { size, note: made.note };
}

function signedNote(origin: string, size: number, root: Buffer, key: LogKey): string {
  const text = `${origin}\n${size}\n${root.toString('base64')}\n`;
  const signature = Buffer.concat([keyHash(origin, key.publicKey), key.sign(text)]);
  return `${text}\n— ${origin} ${signature.toString('base64')}\n`;
}

/** The public keys of all that has signed this log, the newest first. */
export async function publicKeys(db: Kysely<DB>, { isDemonstration }: LogIdentity): Promise<Buffer[]> {
  await signingKey(db, isDemonstration);
  const keys = await db
    .selectFrom('navigator_log_key')
    .select('public_key')
    .where('of_demonstration', '=', isDemonstration)
    .orderBy('id', 'desc')
    .execute();
  return keys.map(({ public_key }) => public_key);
}
