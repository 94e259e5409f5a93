import type { Known } from '../../server/garbage/any-request.fixture.ts';
import { fieldNames } from '../../server/garbage/known-names.fixture.ts';
import { contentOf, REDIRECT_URI, tokensFor } from './code-flow.ts';
import { beginSignIn, DEMO_PASSWORD } from './hosted-pages.ts';
import { TestBrowser } from './sign-in.ts';

interface Asked {
  readonly issuer: string;
}

const passwordGrant = 'http://auth0.com/oauth/grant-type/password-realm';
const codeGrant = 'http://auth0.com/oauth/grant-type/passwordless/otp';

/**
 * What somebody knows who is signed in at the provider, has a token for its own calls, and has begun to sign in once
 * more.
 */
export async function knownToGuest(running: Asked): Promise<Known> {
  const { issuer } = running;
  const audience = `${issuer}api/v2/`;
  const scope = 'openid read:current_user update:current_user_metadata update:current_user_identities';
  const { access_token: token } = await tokensFor(running, { change: { audience, scope } });
  const signedIn = new TestBrowser();
  const first = await beginSignIn(running, {}, signedIn);
  await first.finish(
    await first.post('sign-in/<uid>', { email: 'client@example.com', password: DEMO_PASSWORD }),
  );
  const { uid, browser } = await beginSignIn(running);
  const subject = String(contentOf(token).sub);
  return {
    names: fieldNames,
    values: [
      ...['chancery-site', REDIRECT_URI, 'code', 'id_token token', 'openid email offline_access', 'S256'],
      ...['E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', 'web_message', 'none', 'login', 'signup', audience],
      ...[
        'https://api.chancery.example',
        'authorization_code',
        'refresh_token',
        'password',
        passwordGrant,
        codeGrant,
      ],
      ...[
        'Username-Password-Authentication',
        'email',
        'link',
        'code',
        'client@example.com',
        'nobody@example.com',
      ],
      ...['four plain words here', uid, subject],
    ],
    params: { uid: [uid], id: [encodeURIComponent(subject)] },
    cookies: [browser.header, signedIn.header],
    cookieNames: [
      ...['identity', 'identity.sig', 'identity-interaction', 'identity-language', 'identity-theme'],
      'identity-sign-up',
    ],
    bearers: [token],
    origins: [new URL(issuer).origin, new URL(REDIRECT_URI).origin],
  };
}
