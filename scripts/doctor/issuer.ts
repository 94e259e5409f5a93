import { listenPlace } from '../../src/platform/http/listen-place.ts';
import type { Settings } from '../../src/platform/settings/settings.ts';
import { plainWords } from '../support/plain-words.ts';
import { type Finding, findingsOf, judgeClock, PATIENCE_MS } from './finding.ts';
import { stateOf } from './ports.ts';

const { good, worthKnowing, wrong } = findingsOf('issuer');

/** Whether the identity provider can be reached and has keys, and what its clock says (OpenID Connect Discovery 1.0). */
export async function checkIssuer(settings: Settings): Promise<Finding[]> {
  const { authIssuer, identityOrigin } = settings;
  if (authIssuer === undefined)
    return [
      worthKnowing(
        'nobody can sign in',
        'set IDENTITY_ORIGIN for our own provider, or AUTH_ISSUER for another',
      ),
    ];
  const isOwn = authIssuer === `${identityOrigin}/`;
  try {
    const before = Date.now();
    const { body, date } = await read(`${authIssuer}.well-known/openid-configuration`);
    const { issuer, jwks_uri: jwksUri } = body as { readonly issuer?: unknown; readonly jwks_uri?: unknown };
    // The header tells whole seconds.
    const clock = { before: before - 1_000, theirs: Date.parse(date ?? ''), after: Date.now() };
    return [
      issuer === authIssuer
        ? good(`${authIssuer} answers`)
        : wrong(`${authIssuer} calls itself ${String(issuer)}`, 'set AUTH_ISSUER to what it calls itself'),
      await keys(String(jwksUri)),
      ...(Number.isNaN(clock.theirs) ? [] : [judgeClock('issuer', 'the identity provider', clock)]),
    ];
  } catch (error) {
    const found = `${authIssuer} cannot be reached: ${reasonOf(error)}`;
    if (isOwn && (await stateOf(listenPlace(settings, 'identity'))) === 'free')
      return [worthKnowing(found, 'it does not run on this machine now: npm start, or npm run identity')];
    return [wrong(found, 'nobody can sign in: is the address right, and does it (or its proxy) run?')];
  }
}

async function keys(jwksUri: string): Promise<Finding> {
  const { body } = await read(jwksUri);
  const { keys: all } = body as { readonly keys?: unknown };
  if (Array.isArray(all) && all.length > 0)
    return good(all.length === 1 ? 'it has a key' : `it has ${all.length} keys`);
  return wrong(`${jwksUri} has no keys`, 'nobody can check its tokens: look at the provider');
}

async function read(url: string): Promise<{ body: unknown; date: string | null }> {
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`it answers ${response.status}`);
  return { body: await response.json(), date: response.headers.get('date') };
}

/** What `fetch` says is that it failed; why stands behind it. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return plainWords(cause).split('\n')[0] ?? '';
}
