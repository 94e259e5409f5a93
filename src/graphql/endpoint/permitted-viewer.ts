import { type PermissionService, PermissionsUnavailable } from '../../account/permission-service.ts';
import { permissionText } from '../../account/permissions.ts';
import { rememberFor } from '../../platform/http/remember.ts';
import type { SignedIn } from './viewer.ts';

/** Milliseconds for which an answer about a token holds: what somebody has lost is felt within five seconds. */
const FRESH = 4_000;

interface Options {
  readonly readViewer: (authorization: string | undefined) => Promise<SignedIn>;
  readonly permissions: PermissionService;
  /** Told when permissions cannot be had: the reader then has none. */
  onTrouble(error: Error): void;
}

/**
 * The check of a bearer token, for issuers that write no permissions into it: those are then asked for where they
 * are kept. A token that names them is believed.
 *
 * @throws BadToken as the check does
 */
export function permittedViewerReader({
  readViewer,
  permissions,
  onTrouble,
}: Options): Options['readViewer'] {
  const held = rememberFor<ReadonlySet<string>>(FRESH);

  return async (authorization) => {
    const signedIn = await readViewer(authorization);
    const { token, claimsPermissions } = signedIn;
    const { id } = signedIn.viewer;
    if (id === null || token === null || claimsPermissions) return signedIn;
    try {
      const requested = await held(
        token,
        async () => new Set((await permissions.held(id, token)).map(permissionText)),
      );
      return { ...signedIn, viewer: { id, permissions: requested } };
    } catch (error) {
      if (!(error instanceof PermissionsUnavailable)) throw error;
      onTrouble(error);
      return { ...signedIn, viewer: { id, permissions: new Set() } };
    }
  };
}
