import { errors, type Interaction, type KoaContextWithOIDC, type Provider } from 'oidc-provider';
import type { Identity } from '../identity.ts';
import { seal, unseal } from './keys/sealed.ts';

/** Where the hosted page of a flow is; the flow's other pages lie beside it. */
const pages = ['/sign-in', '/sign-up', '/forgotten-password'] as const;

/** The field of a page's address that carries a flow in which nobody has done anything yet. */
export const CARRIED = 'request';

/** In characters: with it the address passes every proxy. */
const longestCarried = 6_000;

/** What an interaction is made of before anybody has answered it. */
const parts = ['returnTo', 'prompt', 'params', 'trusted', 'grantId', 'cid'] as const;

/**
 * The address of the hosted page. The library binds the flow to the browser by a cookie on that page's path, so that
 * tabs do not disturb one another; the flow's other pages get the same.
 *
 * @throws errors.InvalidRequest when more is asked than an address holds
 */
export async function interactionUrl(
  identity: Pick<Identity, 'keys'>,
  ctx: KoaContextWithOIDC,
  interaction: Interaction,
): Promise<string> {
  const { uid, exp = 0 } = interaction;
  const search = isTouched(interaction) ? '' : `?${CARRIED}=${await carry(identity, interaction)}`;
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
      maxAge: (exp - now) * 1000,
    });
  return `${first}${search}`;
}

/**
 * Whether somebody has done anything in a flow. Until then nothing of it is kept: whoever only opens addresses fills
 * no table.
 */
export function isTouched({
  result,
  lastSubmission,
}: Pick<Interaction, 'result' | 'lastSubmission'>): boolean {
  return result !== undefined || lastSubmission !== undefined;
}

async function carry(identity: Pick<Identity, 'keys'>, interaction: Interaction): Promise<string> {
  const { uid, exp = 0, session } = interaction;
  const known = Object.fromEntries(parts.map((part) => [part, (interaction as never)[part]]));
  const { accountId, uid: sessionUid } = session ?? {};
  const content = { ...known, uid, ...(session && { session: { accountId, uid: sessionUid } }) };
  const text = await seal(identity, 'interaction', content, exp);
  if (text.length > longestCarried) throw new errors.InvalidRequest('the request is too long');
  return text;
}

/**
 * The interaction that an address carries, of the flow that this browser has a cookie of; null when there is none, or
 * it was answered meanwhile.
 *
 * @param uid of the flow, as the cookie says it
 */
export async function carriedInteraction(
  identity: Pick<Identity, 'keys' | 'database'>,
  provider: Provider,
  uid: string,
  text: string,
): Promise<Interaction | null> {
  const content = await unseal(identity, 'interaction', text);
  if (content?.uid !== uid || (await wasAnswered(identity, uid))) return null;
  const { session } = content as Partial<Interaction>;
  // As the library asks of those that are stored.
  if (session && (await provider.Session.findByUid(session.uid))?.accountId !== session.accountId)
    return null;
  const { Interaction: Made } = provider as unknown as { Interaction: InteractionConstructor };
  return new Made(uid, { ...content });
}

/** As the library makes them; its types leave it out. */
type InteractionConstructor = new (uid: string, payload: object) => Interaction;

async function wasAnswered({ database }: Pick<Identity, 'database'>, uid: string): Promise<boolean> {
  const row = await database.kysely
    .selectFrom('oidc_model')
    .select('id')
    .where('model', '=', 'Interaction')
    .where('id', '=', uid)
    .executeTakeFirst();
  return row !== undefined;
}
