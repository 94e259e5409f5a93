import { createHash, createPrivateKey, generateKeyPairSync, type JsonWebKey, sign } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '../../../platform/db/tables.gen.ts';

/** A key that signs what the log was. */
export interface LogKey {
  readonly id: number;
  /** 32 bytes (RFC 8032). */
  readonly publicKey: Buffer;
  readonly sign: (text: string) => Buffer;
}

/** As the notes of the transparency community number it. */
const ED25519 = 1;
/** Any number, as long as every process uses the same. */
const keyLock = 7_263_544;

/**
 * The key that signs now, made when there is none. Whoever has a demonstration's machine may have read its key: outside
 * the demonstration it signs nothing.
 */
export async function signingKey(db: Kysely<DB>, isDemonstration: boolean): Promise<LogKey> {
  return (
    (await newestKey(db, isDemonstration)) ??
    db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${keyLock})`.execute(trx);
      const made = await newestKey(trx, isDemonstration);
      if (made) return made;
      const { privateKey } = generateKeyPairSync('ed25519');
      const jwk = privateKey.export({ format: 'jwk' });
      const publicKey = Buffer.from(jwk.x ?? '', 'base64url');
      const { id } = await trx
        .insertInto('navigator_log_key')
        .values({
          private_jwk: JSON.stringify(jwk),
          public_key: publicKey,
          of_demonstration: isDemonstration,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return keyOf({ id, private_jwk: jwk, public_key: publicKey });
    })
  );
}

async function newestKey(db: Kysely<DB>, isDemonstration: boolean): Promise<LogKey | null> {
  const row = await db
    .selectFrom('navigator_log_key')
    .select(['id', 'private_jwk', 'public_key'])
    .where('of_demonstration', '=', isDemonstration)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? keyOf(row) : null;
}

function keyOf({
  id,
  private_jwk,
  public_key,
}: {
  id: number;
  private_jwk: unknown;
  public_key: Buffer;
}): LogKey {
  const key = createPrivateKey({ key: private_jwk as JsonWebKey, format: 'jwk' });
  return { id, publicKey: public_key, sign: (text) => sign(null, Buffer.from(text), key) };
}

/**
 * The key as a verifier of signed notes takes it (C2SP signed-note): `name+hash+key`.
 *
 * @param name the log's origin
 */
export function verifierKey(name: string, publicKey: Buffer): string {
  return `${name}+${keyHash(name, publicKey).toString('hex')}+${typed(publicKey).toString('base64')}`;
}

/** What tells keys of one name apart in a signature: its first four bytes (C2SP signed-note). */
export function keyHash(name: string, publicKey: Buffer): Buffer {
  const text = Buffer.concat([Buffer.from(`${name}\n`), typed(publicKey)]);
  return createHash('sha256').update(text).digest().subarray(0, 4);
}

const typed = (publicKey: Buffer) => Buffer.concat([Buffer.of(ED25519), publicKey]);
