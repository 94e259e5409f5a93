import { type RawBuilder, sql } from 'kysely';
import type { AdapterPayload, Grant } from 'oidc-provider';

/** Kept with the grant as its organization is: the library keeps scopes of resources, and no more. */
const resource = 'urn:chancery:session';

/** Notes on a grant, not saved yet, in which session it is given: it ends with that, also where no code is left. */
export function noteSession(grant: Grant, sessionUid: string | undefined): void {
  if (sessionUid !== undefined) grant.addResourceScope(resource, sessionUid);
}

/** The session's name (`sid`); undefined where tokens were given without one. */
export function sessionOf(grant: Grant | undefined): string | undefined {
  return grant?.getResourceScope(resource) || undefined;
}

/** The session that something is, or was given in, before it is stored; null where there is none. */
export function sessionOfPayload({ kind, uid, sessionUid, resources }: AdapterPayload): string | null {
  const given = (resources ?? {}) as Readonly<Record<string, unknown>>;
  const session = kind === 'Session' ? uid : (sessionUid ?? given[resource]);
  return typeof session === 'string' ? session : null;
}

/** The same of a stored grant (`oidc_model.payload`). */
export const sessionOfGrant: RawBuilder<string | null> = sql`payload -> 'resources' ->> ${sql.lit(resource)}`;
