import { Auth } from '../auth.ts';
import type { AuthOptions } from '../options.ts';
import { type OidcProvider, oidcProvider } from '../provider/oidc-provider.ts';
import type { OidcSettings } from '../provider/oidc-settings.ts';
import { MemorySecrets } from '../provider/secrets.ts';
import { AuthUser } from '../user/auth-user.ts';
import { TestArea, TestBrowser, type TestPage } from './browser.fixture.ts';
import { audience, clientId, type TestIssuer } from './issuer.fixture.ts';

export interface SignInTab {
  readonly auth: Auth;
  readonly page: TestPage;
  readonly provider: OidcProvider;
  readonly session: TestArea;
  readonly told: string[];
}

/** A browser whose pages sign in at the issuer by the default provider. */
export function signInBrowser(issuer: TestIssuer, settings: OidcSettings = {}) {
  const browser = new TestBrowser();
  const secrets = new MemorySecrets();
  const opened: SignInTab[] = [];

  function open(options: Partial<AuthOptions> = {}, session = new TestArea()): SignInTab {
    const { page, Storage, tabStorage } = browser.open('https://site.example/people', session);
    page.content = issuer.webMessage;
    const told: string[] = [];
    const Provider = oidcProvider({
      secrets,
      tabStorage,
      clockUrl: `${issuer.url}healthz`,
      windowTimeout: 2_000,
      tabPatience: 400,
      ...settings,
    });
    const auth = new Auth({
      authProvider: { Provider, Storage, AuthUser },
      issuer: issuer.url,
      clientId,
      audience,
      page,
      log: (message) => told.push(message),
      ...options,
    });
    const tab = { auth, page, session, told, provider: auth.provider as OidcProvider };
    opened.push(tab);
    return tab;
  }

  /** To the sign-in page and back, with what the provider adds to its answer. */
  async function signIn(tab: SignInTab, answer: Record<string, string> = {}, redirectUrl = '/people') {
    await tab.auth.signIn({ redirectUrl });
    tab.page.rename(issuer.authorize(tab.page.visits.at(-1) ?? '', answer));
    return tab.auth.handleCallback();
  }

  return {
    browser,
    secrets,
    open,
    signIn,
    /** The same tab after a navigation. */
    navigate: (tab: SignInTab, options: Partial<AuthOptions> = {}) => {
      tab.auth.close();
      browser.close(tab);
      return open(options, tab.session);
    },
    signedIn: async (options: Partial<AuthOptions> = {}) => {
      const tab = open(options);
      await signIn(tab);
      return tab;
    },
    close: () => {
      for (const { auth } of opened) auth.close();
    },
  };
}
