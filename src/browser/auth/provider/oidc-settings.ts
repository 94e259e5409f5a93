import type { AuthorizationServer } from 'oauth4webapi';
import type { ProviderOptions } from '../auth-provider.ts';
import { AuthError } from '../messages.ts';
import type { AuthStorage } from '../storage/auth-storage.ts';
import { FirstThatKeeps } from '../storage/first-that-keeps.ts';
import { LocalStorage } from '../storage/local-storage.ts';
import { MemoryStorage } from '../storage/memory-storage.ts';
import { IndexedDbSecrets, type SecretStore } from './secrets.ts';

/** The scope that is always asked for (spec §6). */
export const scope = 'openid email profile read:current_user';

/** Milliseconds that a frame or a popup may take (spec §9). */
const windowTimeout = 60_000;

/** Settings of the default provider; each has a default. */
export interface OidcSettings {
  /** Whether a refresh token is asked for; without it renewal is the silent frame's alone. */
  readonly offline?: boolean;
  /** Seconds by which clocks may differ (spec §9): 60, at most 300. */
  readonly leeway?: number;
  /** Binds refresh tokens to a key of this browser (RFC 9449): `auto` where the provider says that it can. */
  readonly dpop?: 'auto' | 'off';
  /** Id or name of the organization that people must belong to. */
  readonly organization?: string;
  /** The provider's endpoints; without them they are discovered. `auth0Metadata` makes those of a tenant. */
  readonly metadata?: AuthorizationServer;
  /** An address of this site whose answers carry a Date, asked only when clocks seem to differ. */
  readonly clockUrl?: string;
  /** Milliseconds that a frame or a popup may take. */
  readonly windowTimeout?: number;
  /** Milliseconds that another tab has for handing over its token. */
  readonly tabPatience?: number;
  /** Where the refresh token is kept. */
  readonly secrets?: SecretStore;
  /** What outlives a page but not the tab. */
  readonly tabStorage?: AuthStorage;
}

export type OidcSetup = ProviderOptions &
  Required<Omit<OidcSettings, 'organization' | 'metadata'>> &
  Pick<OidcSettings, 'organization' | 'metadata'>;

/** @throws AuthError when the leeway is not one */
export function oidcSetup(options: ProviderOptions, settings: OidcSettings): OidcSetup {
  const { leeway = 60 } = settings;
  if (!(leeway >= 0 && leeway <= 300)) throw new AuthError('leeway');
  const { clientId, audience, page } = options;
  return {
    offline: true,
    dpop: 'auto',
    clockUrl: new URL('/healthz', page.address).href,
    windowTimeout,
    tabPatience: 100,
    tabStorage: new FirstThatKeeps([new LocalStorage(() => sessionStorage), new MemoryStorage()]),
    ...settings,
    leeway,
    secrets: settings.secrets ?? new IndexedDbSecrets(clientId),
    clientId,
    audience,
    page,
    issuer: issuerOf(options.issuer),
  };
}

/** A domain stands for the issuer at its root. */
function issuerOf(given: string): string {
  const address = /^https?:/i.test(given) ? given : `https://${given}`;
  return address.endsWith('/') ? address : `${address}/`;
}
