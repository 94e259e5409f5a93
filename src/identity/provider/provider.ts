import { type KoaContextWithOIDC, Provider } from 'oidc-provider';
import { outageOf } from '../../platform/db/outage.ts';
import { noteOutage } from '../../platform/observe/watched-request.ts';
import type { Identity } from '../identity.ts';
import type { Attempts } from '../limits/attempts.ts';
import { afterProtocol } from './after-protocol.ts';
import { configuration } from './configuration.ts';
import { speakAsAuth0 } from './error-words.ts';
import { answerOutages, sayUnavailable } from './outages.ts';
import { registerPasswordGrants } from './tokens/password-grants.ts';

/**
 * The protocol library, set up. A sign-in at the hosted page ends with `provider.interactionFinished`; that the
 * account has signed in is noted here, for whatever way it came.
 */
export async function createProvider(identity: Identity, attempts: Attempts): Promise<Provider> {
  const provider = new Provider(identity.issuer, configuration(identity));
  // The address it is reached at is the issuer's, whatever a request says (`register-protocol.ts`).
  provider.proxy = true;
  identity.keys.onRefresh(() => {
    provider.keys = [...identity.keys.cookieSecrets()];
  });
  if (identity.settings.identityCompatibility) {
    registerPasswordGrants(provider, identity, attempts);
    allowImplicitOnLoopback(provider);
  }
  provider.use(answerOutages(identity));
  provider.use((ctx, next) => speakAsAuth0(ctx as KoaContextWithOIDC, next));
  provider.use((ctx, next) => afterProtocol(identity, ctx as KoaContextWithOIDC, next));
  provider.on('server_error', (ctx, error) => {
    if (outageOf(error) === null) identity.log.error({ err: error }, 'the protocol failed');
    else {
      noteOutage(ctx.req, error);
      sayUnavailable(identity, ctx);
    }
  });
  (provider as NodeJS.EventEmitter).on('error', (error: unknown) =>
    identity.log.error({ err: error }, 'an answer of the protocol failed'),
  );
  return provider;
}

/** The library refuses the implicit flow to clients without https; the demonstration has none. */
function allowImplicitOnLoopback(provider: Provider): void {
  const { prototype } = (
    provider.Client as unknown as {
      Schema: { prototype: { invalidate(message: string, code?: string): void } };
    }
  ).Schema;
  const { invalidate } = prototype;
  prototype.invalidate = function (message, code) {
    if (code !== 'implicit-force-https' && code !== 'implicit-forbid-localhost')
      invalidate.call(this, message, code);
  };
}
