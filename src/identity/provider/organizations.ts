import { errors, type Grant } from 'oidc-provider';
import type { Account } from '../accounts/accounts.ts';

/** A client's firm that an account signs in for; `name` in lower case, without spaces. */
export interface Organization {
  readonly id: string;
  readonly name: string;
}

/** Kept with the grant, so that renewed tokens say the same: the library keeps scopes of resources, and no more. */
const resource = 'urn:chancery:organization';

/**
 * The organization that a request asks for, by id (`org_…`) or by name.
 *
 * @throws errors.AccessDenied in Auth0's words when the account is not one of its members
 */
export function organizationFor(account: Account, wanted: string | undefined): Organization | undefined {
  if (!wanted) return undefined;
  const { organizations } = account.app_metadata as { organizations?: unknown };
  const found = (Array.isArray(organizations) ? organizations : []).find(({ id, name }: Organization) =>
    wanted.startsWith('org_') ? id === wanted : name === wanted.toLowerCase(),
  );
  if (!found) throw new errors.AccessDenied(`user is not part of the ${wanted} organization`);
  return found;
}

/** Notes on a grant, not saved yet, whom it is for. */
export function noteOrganization(grant: Grant, organization: Organization | undefined): void {
  if (organization) grant.addResourceScope(resource, `${organization.id} ${organization.name}`);
}

export function organizationOf(grant: Grant | undefined): Organization | undefined {
  const [id, name] = grant?.getResourceScope(resource).split(' ') ?? [];
  return id && name ? { id, name } : undefined;
}
