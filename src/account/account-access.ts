import type { Kysely } from 'kysely';
import type { DB } from '../platform/db/tables.gen.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { permissionService } from './permission-service.ts';
import type { HeldPermission } from './permissions.ts';
import type { Claims } from './profile/claims.ts';
import { userInfoReader } from './profile/user-info.ts';

/** What can be asked about a reader with their own token. */
export interface AccountAccess {
  /** What the identity provider says of them; null when it cannot be asked now. */
  claims(): Promise<Claims | null>;
  /** @throws PermissionsUnavailable */
  permissions(): Promise<HeldPermission[]>;
}

interface Reader {
  readonly id: string;
  readonly token: string;
  /** Where their permissions are read, unless another service keeps them. */
  readonly db: Kysely<DB>;
}

type Where = Pick<Settings, 'authIssuer' | 'onlineServicesApiUrl' | 'siteOrigin'>;

/** Makes the access of one request; nothing is asked before it is needed, and then once. */
export function accountAccess(settings: Where): (reader: Reader) => AccountAccess {
  const userInfo = userInfoReader(settings.authIssuer);
  return ({ id, token, db }) => {
    let claims: Promise<Claims | null> | undefined;
    let held: Promise<HeldPermission[]> | undefined;
    return {
      claims: () => {
        claims ??= userInfo(id, token);
        return claims;
      },
      permissions: () => {
        held ??= permissionService(settings, db).held(id, token);
        return held;
      },
    };
  };
}
