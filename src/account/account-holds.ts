import { type RawBuilder, sql } from 'kysely';

/**
 * Whether the account of the visitor `v` holds, as far as that is known here: what it shares by secret addresses ends when
 * it is locked, joined to another, or about to be erased.
 *
 * @param isOurs whether accounts are kept by the identity provider that comes with the site
 */
export function accountHolds(isOurs: boolean): RawBuilder<boolean> {
  return sql`v.deletion_due is null and (not ${isOurs}::boolean or exists (
    select from account a where a.id = v.id and a.linked_to is null and a.locked_at is null))`;
}
