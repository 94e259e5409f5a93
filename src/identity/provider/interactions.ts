import type { Interaction, KoaContextWithOIDC } from 'oidc-provider';

/** Where the hosted page of a flow is; the flow's other pages lie beside it. */
const pages = ['/sign-in', '/sign-up', '/forgotten-password'] as const;

/**
 * The address of the hosted page. The library binds the flow to the browser by a cookie on that page's path, so that
 * tabs do not disturb one another; the flow's other pages get the same.
 */
export function interactionUrl(ctx: KoaContextWithOIDC, { uid, exp }: Interaction): string {
  const [first, ...others] = pages.map((page) => `${page}/${uid}`);
  const { provider } = ctx.oidc;
  const now = Math.floor(Date.now() / 1000);
  for (const path of others)
    ctx.cookies.set(provider.cookieName('interaction'), uid, {
      httpOnly: true,
      sameSite: 'lax',
      signed: true,
      secure: ctx.secure,
      path,
      maxAge: ((exp ?? now) - now) * 1000,
    });
  return first ?? '/';
}
