import type { KoaContextWithOIDC } from 'oidc-provider';
import { routes } from './routes.ts';

/** What Auth0 says of a grant that is not good; its clients look for some of these words. */
const wordsOf: Readonly<Record<string, string>> = {
  refresh_token: 'Unknown or invalid refresh token.',
  authorization_code: 'Invalid authorization code',
};

/** Gives errors of the token call the status and the words that Auth0's clients expect. */
export async function speakAsAuth0(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  if (ctx.path !== routes.token) return;
  const body = ctx.body as { error?: string; error_description?: string } | undefined;
  const words = wordsOf[String(ctx.oidc?.params?.grant_type)];
  if (body?.error !== 'invalid_grant' || words === undefined) return;
  ctx.status = 403;
  ctx.body = { ...body, error_description: words };
}
