import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';

/** Reads what signs times and links of forms, made by whoever needs it first; asked once, and again only after a failure. */
export function formSecretOf(db: Kysely<DB>): () => Promise<string> {
  let known: Promise<string> | null = null;
  return () => {
    known ??= read(db).catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
}

async function read(db: Kysely<DB>): Promise<string> {
  const secret = db.selectFrom('form_secret').select('secret');
  const stored = await secret.executeTakeFirst();
  if (stored) return stored.secret;
  await db
    .insertInto('form_secret')
    .defaultValues()
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await secret.executeTakeFirstOrThrow()).secret;
}
