import type { RegisteredRoute } from '../../platform/http/registered-routes.ts';
import type { Known } from '../../site/garbage/any-request.fixture.ts';
import { fieldNames } from '../../site/garbage/known-names.fixture.ts';
import type { Sound } from '../../site/garbage/nearly-sound.fixture.ts';
import { REDIRECT_URI } from './code-flow.ts';
import { gatherSecrets, type Secrets } from './secrets.ts';
import { type SoundFields, soundFields } from './sound-fields.ts';
import type { TestIdentity } from './start-test-identity.ts';

/**
 * What people know who are signed in at the provider, have tokens, tickets and codes of it, and are about to sign in
 * once more; all of it new, and what its routes would take of it.
 *
 * @param name in the addresses of the people
 */
export async function knownToGuest(
  running: Pick<TestIdentity, 'issuer' | 'database'>,
  name: string,
): Promise<Known> {
  const { issuer } = running;
  const secrets = await gatherSecrets(running, name);
  const { owner, spare, flow, tokens } = secrets;
  const fields = soundFields(secrets);
  const all = Object.values(fields)
    .flat()
    .flatMap((one) => Object.values(one.fields));
  return {
    names: fieldNames,
    // What many routes take is tried no more often than what one does.
    values: [...new Set(all.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))))],
    params: { uid: [flow.uid], id: [encodeURIComponent(owner.id)] },
    cookies: [flow.cookie, spare.browser.header],
    cookieNames: [
      ...['identity', 'identity.sig', 'identity-interaction', 'identity-language', 'identity-theme'],
      ...['identity-sign-up', 'identity-browser', 'identity-co', 'identity-co-page'],
    ],
    bearers: [tokens.management],
    origins: [new URL(issuer).origin, new URL(REDIRECT_URI).origin],
    sound: (route) => (fields[route.url] ?? [{ fields: {} }]).map((one) => soundAt(route, one, secrets)),
  };
}

/** A route's fields with what goes along with them at every endpoint of its kind. */
function soundAt({ method, url }: RegisteredRoute, sound: SoundFields, secrets: Secrets): Sound {
  const { owner, spare, keyed, elsewhere, leaving, tokens } = secrets;
  const { uid, carried, cookie } = secrets[sound.flow ?? 'flow'];
  const sessions = {
    owner: owner.browser.header,
    spare: spare.browser.header,
    keyed: keyed.browser.header,
    elsewhere,
    leaving,
    none: undefined,
  };
  const isOfFlow = url.includes(':uid');
  const isLook = method === 'GET' || method === 'HEAD';
  const isOfOwner = /^\/(?:api|userinfo)/.test(url);
  const sent = sound.cookie ?? (isOfFlow ? cookie : sessions[sound.session ?? 'owner']);
  return {
    params: {
      uid,
      id: url.startsWith('/mailbox') ? '1' : encodeURIComponent(owner.id),
      kind: 'rosette',
      name: 'sign-in.svg',
      provider: 'auth0',
      other: (secrets.attached[1] ?? '').replace(/^auth0\|/, ''),
    },
    query: { ...(isOfFlow && carried && { request: carried }), ...(isLook && sound.fields) },
    body: sound.fields,
    isJson: sound.isOfClient ?? false,
    ...(sent !== undefined && { cookie: sent }),
    ...(isOfOwner && { bearer: url === '/userinfo' ? tokens.access : tokens.management }),
    ...((isOfOwner || sound.isOfClient) && { origin: new URL(REDIRECT_URI).origin }),
  };
}
