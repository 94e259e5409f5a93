import type { Kysely } from 'kysely';
import type { DB } from '../platform/db/tables.gen.ts';
import type { Settings } from '../platform/settings/settings.ts';
import {
  type HeldPermission,
  heldPermissions,
  isPermissionList,
  permissionLists,
  readPermission,
} from './permissions.ts';

/** Where permissions live. */
export interface PermissionService {
  /**
   * What the owner of a valid token may use.
   *
   * @throws PermissionsUnavailable
   */
  held(sub: string, token: string): Promise<HeldPermission[]>;
}

/** The service that keeps permissions did not say which; the caller is told no more than that. */
export class PermissionsUnavailable extends Error {
  override readonly name = 'PermissionsUnavailable';
  readonly kind: 'network' | 'timeout' | 'refused' | 'status' | 'malformed';

  constructor(kind: PermissionsUnavailable['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

type Where = Pick<Settings, 'onlineServicesApiUrl' | 'siteOrigin'>;

/** This site's database; or the service of `ONLINE_SERVICES_API_URL` where that is another origin. */
export function permissionService(settings: Where, db: Kysely<DB>): PermissionService {
  const { onlineServicesApiUrl: api, siteOrigin } = settings;
  return new URL(api).origin === siteOrigin
    ? { held: (sub) => heldPermissions(db, sub) }
    : remoteService(`${api.replace(/\/$/, '')}/user/userpermissions`);
}

/** Asks with the reader's own token (spec §7); it is never taken along to where a redirect leads. */
export function remoteService(address: string, timeout = 5_000): PermissionService {
  return {
    held: async (_sub, token) => {
      const response = await ask(address, token, timeout);
      if (response.status === 401 || response.status === 403)
        throw new PermissionsUnavailable('refused', `It answered ${response.status}.`);
      if (!response.ok) throw new PermissionsUnavailable('status', `It answered ${response.status}.`);
      const body: unknown = await response.json().catch((error: unknown) => {
        throw unavailable(error, 'malformed');
      });
      return permissionsIn(body);
    },
  };
}

async function ask(address: string, token: string, timeout: number): Promise<Response> {
  try {
    return await fetch(address, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
  } catch (error) {
    throw unavailable(error, 'network');
  }
}

function unavailable(error: unknown, kind: 'network' | 'malformed'): PermissionsUnavailable {
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  return new PermissionsUnavailable(isLate ? 'timeout' : kind, 'Permissions cannot be had.', {
    cause: error,
  });
}

/** `data.userPermissions`, as the three lists or as one. @throws PermissionsUnavailable when it is neither */
function permissionsIn(body: unknown): HeldPermission[] {
  const { userPermissions } = ((body as { data?: unknown } | null)?.data ?? {}) as {
    userPermissions?: unknown;
  };
  if (typeof userPermissions !== 'object' || userPermissions === null)
    throw new PermissionsUnavailable('malformed', 'The answer lacks userPermissions.');
  if (Array.isArray(userPermissions)) return userPermissions.flatMap((one) => permissionIn(one));
  return permissionLists.flatMap((list) => {
    const held = (userPermissions as Readonly<Record<string, unknown>>)[`${list}Permissions`];
    return Array.isArray(held) ? held.flatMap((one) => permissionIn(one, list)) : [];
  });
}

function permissionIn(value: unknown, list?: string): HeldPermission[] {
  if (typeof value !== 'string' || value === '') return [];
  const read = readPermission(value);
  const of = list ?? read.list;
  return isPermissionList(of) && read.name !== '' ? [{ list: of, name: read.name, until: null }] : [];
}
