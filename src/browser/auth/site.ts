import { siteLocales } from '../../i18n/locales.ts';
import type { Analytics } from './analytics.ts';
import { Auth } from './auth.ts';
import type { AuthListener, AuthState } from './auth-state.ts';
import { HttpStatusError } from './http/http-errors.ts';
import type { AuthOptions } from './options.ts';
import { oidcProvider } from './provider/oidc-provider.ts';
import type { OidcSettings } from './provider/oidc-settings.ts';
import { ProviderError } from './provider-error.ts';
import { readSiteSettings, type SiteSettings } from './site-settings.ts';
import { FirstThatKeeps } from './storage/first-that-keeps.ts';
import { borrowedTokenKey } from './storage-keys.ts';
import { AuthUser } from './user/auth-user.ts';
import type { Authorization } from './user/permissions.ts';
import { type SignedInUser, signedInUser } from './user/signed-in-user.ts';

/** Signing in, for the site's islands. */
export interface SiteAuth {
  /** Whether somebody is signed in, as far as this browser knows; no call is made for it. */
  readonly isSignedIn: boolean;
  readonly state: AuthState;
  /** The bearer token for data calls; null when nobody is signed in. One in local storage wins (spec §6). */
  token(): Promise<string | null>;
  /** Another token where the API refuses this one; null when there is none, and the session has ended. Never rejects. */
  instead(refused: string): Promise<string | null>;
  /** Leads to the sign-in page and afterwards to `redirectUrl`, by default this page. @throws ProviderError, HttpError */
  signIn(wish?: { readonly redirectUrl?: string; readonly locale?: string }): Promise<void>;
  /** Where the sign-in leads that this page's address answers; null when it answers none that began here. */
  leadsTo(): string | null;
  /** Takes the answer of `/auth`, once however often it is called; null when there is none. @throws as `Auth` */
  handleCallback(): Promise<AuthState | null>;
  /** @throws AuthError 'Not successfully logged out' */
  signOut(): Promise<void>;
  /** @throws AuthError, HttpError */
  permissions(): Promise<Authorization>;
  /** Who is signed in; null when nobody is. */
  user(): Promise<AuthUser | null>;
  /** Profile, permissions and token together (spec §3). @throws AuthError, HttpError */
  signedInUser(): Promise<SignedInUser | null>;
  /** @returns what ends the listening */
  onChange(listener: AuthListener): () => void;
  /** Ends all listening; who is signed in stays so. */
  close(): void;
}

let started: Promise<SiteAuth> | undefined;

/** The page's one wrapper, made when it is first asked for. */
export function siteAuth(): Promise<SiteAuth> {
  started ??= startSiteAuth();
  return started;
}

async function startSiteAuth(): Promise<SiteAuth> {
  const analytics = await countedBy();
  return createSiteAuth(readSiteSettings(), {
    options: { ...addressesAfterwards(), ...(analytics && { analytics }) },
  });
}

/** Who counts visits hears of sign-ins too; where nobody does, nothing is loaded for it. */
async function countedBy(): Promise<Analytics | null> {
  if (!document.querySelector('meta[name="chancery:visits"]')) return null;
  const counting = await import('../islands/visits/site-analytics.ts').catch(() => null);
  return counting?.siteAnalytics() ?? null;
}

interface More {
  readonly options?: Partial<AuthOptions>;
  readonly provider?: OidcSettings;
}

/** @param settings null: this site has no identity provider, and nobody signs in */
export function createSiteAuth(settings: SiteSettings | null, more: More = {}): SiteAuth {
  const { issuer = '', clientId = '', audience = '', offline = true, api = '' } = settings ?? {};
  const auth = new Auth({
    authProvider: {
      Provider: oidcProvider({ offline, ...more.provider }),
      Storage: FirstThatKeeps,
      AuthUser,
    },
    issuer,
    clientId,
    audience,
    onlineServicesAPIMUrl: api,
    ...more.options,
  });
  let callback: Promise<AuthState | null> | undefined;
  const token = async () => borrowedToken() ?? ((settings && (await auth.token())) || null);
  const permissionsBy = (bearer: string) =>
    auth.fetchPermissions(bearer).catch(async (error: unknown) => {
      const isRefused = error instanceof HttpStatusError && error.status === 401;
      const other = isRefused ? await auth.instead(bearer) : '';
      if (!other) throw error;
      return auth.fetchPermissions(other);
    });
  return {
    get isSignedIn() {
      return settings !== null && auth.isFlagged;
    },
    get state() {
      return auth.state;
    },
    token,
    instead: async (refused) => (settings && (await auth.instead(refused))) || null,
    async signIn({ redirectUrl = here(), locale } = {}) {
      if (settings === null) throw new ProviderError('unsupported', 'This site has no identity provider.');
      const parameters = settings.security ? { return_to: redirectUrl, theme: theme() } : {};
      await auth.signIn({ redirectUrl, language: locale, parameters });
    },
    leadsTo() {
      const state = new URLSearchParams(location.search).get('state');
      return state && auth.peekRedirectUrl(state);
    },
    handleCallback() {
      callback ??= auth.handleCallback();
      return callback;
    },
    signOut: () => auth.logout(),
    async permissions() {
      return permissionsBy((await token()) ?? '');
    },
    async user() {
      await auth.token();
      return auth.state.user;
    },
    async signedInUser() {
      const bearer = await auth.token();
      const { user } = auth.state;
      return user && signedInUser(user, await permissionsBy(bearer), auth.state.token);
    },
    onChange: (listener) => auth.onChange(listener),
    close: () => auth.close(),
  };
}

/** Where people are led who sign out, and where they read that their session has ended: in the language of this page. */
function addressesAfterwards(): Pick<AuthOptions, 'logoutUrl' | 'endedUrl'> {
  const locale = siteLocales.find((one) => `${location.pathname}/`.startsWith(`/${one}/`));
  const prefix = locale ? `/${locale}` : '';
  return { logoutUrl: prefix || '/', endedUrl: `${prefix}/auth/session-ended` };
}

/** What the reader chose on the site; our own provider shows its pages alike. */
function theme(): string {
  return document.documentElement.dataset.theme ?? 'system';
}

function here(): string {
  return location.pathname + location.search + location.hash;
}

/** The token that somebody else left in local storage, which is used before ours (spec §6); null also where storage is refused. */
function borrowedToken(): string | null {
  try {
    return localStorage.getItem(borrowedTokenKey) || null;
  } catch {
    return null;
  }
}
