import { TestBrowser as Cookies, signIn } from '../../../identity/testing/sign-in.ts';
import type { TestIdentity } from '../../../identity/testing/start-test-identity.ts';
import { Auth } from '../auth.ts';
import { oidcProvider } from '../provider/oidc-provider.ts';
import type { OidcSettings } from '../provider/oidc-settings.ts';
import { MemorySecrets } from '../provider/secrets.ts';
import { AuthUser } from '../user/auth-user.ts';
import { TestBrowser } from './browser.fixture.ts';
import { audience, clientId } from './issuer.fixture.ts';

/** A page of the site that signs in at the site's own identity provider, with that one's cookies. */
export function openAtIdentity(running: TestIdentity, settings: OidcSettings = {}) {
  const cookies = new Cookies();
  const { page, Storage, tabStorage } = new TestBrowser().open('http://localhost:3000/people');
  const { origin } = new URL(running.issuer);
  page.content = async (address) => {
    const said = (await (await cookies.ask(address)).text()).match(/var data = (.*);$/m)?.[1] ?? 'null';
    return { origin, data: { type: 'authorization_response', response: JSON.parse(said).response } };
  };
  const secrets = new MemorySecrets();
  const clockUrl = `${running.issuer}healthz`;
  const auth = new Auth({
    authProvider: {
      Provider: oidcProvider({ secrets, tabStorage, clockUrl, windowTimeout: 5_000, ...settings }),
      Storage,
      AuthUser,
    },
    issuer: running.issuer,
    clientId,
    audience,
    page,
    log: () => undefined,
  });
  return {
    auth,
    page,
    secrets,
    cookies,
    /** Through the hosted page, and back. */
    signIn: async (email = 'client@example.com') => {
      await auth.signIn({ redirectUrl: '/people' });
      page.rename((await signIn(running, cookies, page.visits.at(-1) ?? '', { email })).href);
      return auth.handleCallback();
    },
  };
}
