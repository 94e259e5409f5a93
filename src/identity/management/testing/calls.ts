import { tokensFor } from '../../testing/code-flow.ts';
import { DEMO_PASSWORD } from '../../testing/hosted-pages.ts';
import type { TestIdentity } from '../../testing/start-test-identity.ts';

export const allScopes =
  'openid email read:current_user update:current_user_metadata update:current_user_identities';

type Running = Pick<TestIdentity, 'issuer' | 'identity'>;

/** Somebody with a token for the management calls, or for what `audience` says. */
export async function signedIn(
  running: Running,
  email: string,
  { scope = allScopes, audience = running.identity.managementAudience, password = DEMO_PASSWORD } = {},
) {
  const tokens = await tokensFor(running, { email, password, change: { audience, scope } });
  return { bearer: tokens.access_token, idToken: tokens.id_token, id: tokens.claims()?.sub ?? '' };
}

/** A call on `/api/v2/users/{id}`. */
export async function call(
  { issuer }: Pick<TestIdentity, 'issuer'>,
  method: string,
  id: string,
  {
    bearer,
    body,
    path = '',
    headers = {},
  }: {
    readonly bearer?: string;
    readonly body?: unknown;
    readonly path?: string;
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
) {
  const response = await fetch(`${issuer}api/v2/users/${encodeURIComponent(id)}${path}`, {
    method,
    headers: {
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: whatever JSON was answered
  return { status: response.status, body: (await response.json()) as any };
}
