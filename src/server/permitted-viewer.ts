import { type PermissionService, PermissionsUnavailable } from '../account/permission-service.ts';
import { permissionText } from '../account/permissions.ts';
import type { SignedIn } from './graphql-viewer.ts';

/** Milliseconds for which an answer about a token holds. */
const FRESH = 60_000;
/** Tokens that are remembered; then all are forgotten. */
const MOST_TOKENS = 1_000;

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
  const known = new Map<string, { until: number; permissions: Promise<ReadonlySet<string>> }>();

  async function ask(id: string, token: string): Promise<ReadonlySet<string>> {
    try {
      return new Set((await permissions.held(id, token)).map(permissionText));
    } catch (error) {
      known.delete(token);
      if (!(error instanceof PermissionsUnavailable)) throw error;
      onTrouble(error);
      return new Set();
    }
  }

  return async (authorization) => {
    const signedIn = await readViewer(authorization);
    const { viewer, token, claimsPermissions } = signedIn;
    if (viewer.id === null || token === null || claimsPermissions) return signedIn;
    const now = Date.now();
    let answer = known.get(token);
    if (!answer || answer.until < now) {
      if (known.size >= MOST_TOKENS) known.clear();
      answer = { until: now + FRESH, permissions: ask(viewer.id, token) };
      known.set(token, answer);
    }
    return { ...signedIn, viewer: { id: viewer.id, permissions: await answer.permissions } };
  };
}
