import { type Analytics, noAnalytics } from './analytics.ts';
import type { AuthProvider } from './auth-provider.ts';
import { defaultRedirect } from './auth-state.ts';
import type { AuthorizationSource } from './authorization-source.ts';
import { browserPage, type Page } from './page.ts';
import { registeredPaths } from './redirects/redirect-address.ts';

/** Settings of the wrapper; all but `authProvider` have defaults. */
export interface AuthOptions {
  readonly authProvider: AuthProvider;
  /** The provider's `iss`. */
  readonly issuer?: string;
  readonly clientId?: string;
  readonly audience?: string;
  /** The API that knows permissions. */
  readonly onlineServicesAPIMUrl?: string;
  /** Instead of that API's own call. */
  readonly authorizationSource?: AuthorizationSource;
  /** Where people are led after signing out (spec §4). */
  readonly logoutUrl?: string;
  /** Where people are led when a renewal failed; `logoutUrl` by default. */
  readonly endedUrl?: string;
  /** Paths that the provider accepts as redirect address. */
  readonly registeredPaths?: readonly string[];
  /** Language of the sign-in page when the page does not say (spec §7). */
  readonly language?: string;
  readonly nonceLength?: number;
  /** Seconds by which a token is renewed before it ends (spec §9: none). */
  readonly renewalMargin?: number;
  readonly analytics?: Analytics;
  readonly page?: Page;
  /** Where failures are told; the console by default. */
  readonly log?: (message: string, error: unknown) => void;
}

export type Defaulted = Required<
  Omit<AuthOptions, 'authProvider' | 'onlineServicesAPIMUrl' | 'authorizationSource' | 'endedUrl'>
>;

/** The options with what is missing filled in (spec §5). */
export function withDefaults(options: AuthOptions): Defaulted {
  const page = options.page ?? browserPage;
  return {
    issuer: options.issuer ?? `${page.address.origin}/`,
    clientId: options.clientId ?? 'chancery-site',
    audience: options.audience ?? 'https://api.chancery.example',
    logoutUrl: options.logoutUrl ?? defaultRedirect,
    registeredPaths: options.registeredPaths ?? registeredPaths,
    language: options.language ?? 'en',
    nonceLength: options.nonceLength ?? 30,
    renewalMargin: options.renewalMargin ?? 0,
    analytics: options.analytics ?? noAnalytics,
    page,
    log: options.log ?? ((message, error) => console.error(message, error)),
  };
}
