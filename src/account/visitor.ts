import { GraphQLError } from 'graphql';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../platform/db/tables.gen.ts';

/** A subject as `erased_subject` remembers it. */
export function subjectDigest(id: string): RawBuilder<Buffer> {
  return sql<Buffer>`sha256(convert_to(${id}, 'UTF8'))`;
}

/**
 * Makes the row that everything of a reader hangs on, unless it is there.
 *
 * @throws GraphQLError UNAUTHENTICATED when their account was erased, and only their token is left
 */
export async function ensureVisitor(db: Kysely<DB>, id: string): Promise<void> {
  const erased = await db
    .selectFrom('erased_subject')
    .select('erased_at')
    .where('digest', '=', subjectDigest(id))
    .executeTakeFirst();
  if (erased) throw new GraphQLError('Sign in again', { extensions: { code: 'UNAUTHENTICATED' } });
  await db
    .insertInto('visitor')
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Has everybody else wait who changes what this reader keeps, until the transaction ends: two at once do not both take the
 * last place, and nothing is added to what another is taking away.
 */
export async function lockVisitor(trx: Kysely<DB>, id: string): Promise<void> {
  await trx.selectFrom('visitor').select('id').where('id', '=', id).forUpdate().execute();
}
