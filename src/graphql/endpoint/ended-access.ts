import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { isGranted } from '../../account/granted.ts';
import { heldPermissions, permissionText } from '../../account/permissions.ts';
import type { Viewer } from '../../content/context.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { rememberFor } from '../../platform/http/remember.ts';
import { isEmbedded } from '../../platform/settings/embedded-provider.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { BadToken, type SignedIn, type TokenOrigin } from './viewer.ts';

/**
 * Milliseconds for which an answer about a token holds. With a socket's next look (`socket.ts`) it stays below
 * the five seconds within which an end is felt everywhere.
 */
const FRESH = 1_500;

interface Options {
  readonly settings: Pick<Settings, 'authIssuer' | 'identityOrigin'>;
  readonly db: Kysely<DB>;
  readonly readViewer: (authorization: string | undefined) => Promise<SignedIn>;
}

/**
 * The check of a bearer token that also asks whether its access was ended: by the grant where the embedded provider
 * has given it, by the logout tokens of another. A token of the embedded provider that claims a permission which its
 * owner has lost is refused as well: they renew it, and go on with what they have.
 *
 * @throws BadToken from the check; anything else when nobody can be asked, and then nobody is let in
 */
export function currentViewerReader({ settings, db, readViewer }: Options): Options['readViewer'] {
  const problemOf = isEmbedded(settings) ? embeddedProblem : foreignProblem;
  const problems = rememberFor<string | null>(FRESH);
  return async (authorization) => {
    const signedIn = await readViewer(authorization);
    const { viewer, token, origin } = signedIn;
    if (token === null || origin === null) return signedIn;
    const problem = await problems(token, () => problemOf(db, origin, viewer));
    if (problem !== null) throw new BadToken(problem);
    return signedIn;
  };
}

async function embeddedProblem(
  db: Kysely<DB>,
  { grant, sub }: TokenOrigin,
  { permissions }: Viewer,
): Promise<string | null> {
  const [isHeld, held] = await Promise.all([
    grant !== null && isGranted(db, grant, sub),
    heldPermissions(db, sub),
  ]);
  if (!isHeld) return 'Its access was ended.';
  const known = new Set(held.map(permissionText));
  const lost = [...permissions].filter((permission) => !known.has(permission));
  return lost.length > 0 ? `Its owner has lost ${lost.join(', ')}.` : null;
}

/**
 * A token that does not say in which session it was given ends with any of its subject's: whose session has not ended
 * renews it.
 */
async function foreignProblem(
  db: Kysely<DB>,
  { sub, session, issuedAt }: TokenOrigin,
): Promise<string | null> {
  const ended = await db
    .selectFrom('logout_token')
    .select('jti')
    .where((row) =>
      row.or([
        ...(session === null ? [] : [row('sid', '=', session)]),
        row.and([
          row('sub', '=', sub),
          ...(session === null ? [] : [row('sid', 'is', null)]),
          row('issued_at', '>=', sql<Date>`to_timestamp(${issuedAt})`),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return ended ? 'Its issuer has ended its access.' : null;
}
