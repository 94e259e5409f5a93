import { errors, type KoaContextWithOIDC, type Provider } from 'oidc-provider';
import { accountByMailedCode } from '../../accounts/account-of-mail.ts';
import { type Account, accountByEmail, isLocked, noteLogin } from '../../accounts/accounts.ts';
import { isPassword } from '../../accounts/passwords.ts';
import { type Refusal, refusal, triedTooOften } from '../../compatibility/refusals.ts';
import type { Identity } from '../../identity.ts';
import { type Attempts, attemptBy } from '../../limits/attempts.ts';
import { type IssuedTokens, issueTokens } from './tokens.ts';

const PASSWORD = 'password';
const PASSWORD_REALM = 'http://auth0.com/oauth/grant-type/password-realm';
const PASSWORDLESS_OTP = 'http://auth0.com/oauth/grant-type/passwordless/otp';

/** Grants by which a client hands over what somebody typed; answered with the compatibility switch alone. */
export const passwordGrants = [PASSWORD, PASSWORD_REALM, PASSWORDLESS_OTP] as const;

type Fields = Readonly<Record<string, string | undefined>>;

/** Lets the token call answer the password grants; who guesses is slowed as at every other endpoint. */
export function registerPasswordGrants(provider: Provider, identity: Identity, attempts: Attempts): void {
  const db = identity.database.kysely;

  /** The account, when what was typed is right. */
  const byPassword = async ({ username = '', password = '' }: Fields) => {
    const account = await accountByEmail(db, username.trim());
    return (await isPassword(account?.password_hash, password)) ? account : null;
  };
  const byCode = ({ username = '', otp = '' }: Fields) => accountByMailedCode(identity, username.trim(), otp);

  const register = (name: string, field: string, check: typeof byPassword, wrong: string) =>
    provider.registerGrantType(
      name,
      async (ctx) => {
        const given = (ctx.oidc.params ?? {}) as Fields;
        const attempt = attemptBy(ctx, { email: given.username });
        const may = await attempts.mayTry(attempt);
        if (!may.ok) throw spoken(triedTooOften(identity, may));
        const account = await check(given);
        if (!account) {
          await attempts.failed(attempt);
          throw failure(403, 'invalid_grant', wrong);
        }
        await attempts.succeeded(attempt);
        if (isLocked(account)) throw failure(403, 'access_denied', 'This account is locked.');
        // There is no second step here: whoever asks for one signs in at the hosted page.
        if (account.second_factor) throw spoken(refusal('secondFactor'));
        const tokens = await tokensFor(ctx, identity, provider, account);
        if (tokens === null) throw failure(403, 'invalid_grant', wrong);
        ctx.body = tokens;
        await noteLogin(db, account.id);
      },
      ['scope', 'audience', 'realm', 'username', field],
    );
  register(PASSWORD, 'password', byPassword, 'Wrong email or password.');
  register(PASSWORD_REALM, 'password', byPassword, 'Wrong email or password.');
  register(PASSWORDLESS_OTP, 'otp', byCode, 'Wrong email or verification code.');
}

function tokensFor(
  ctx: KoaContextWithOIDC,
  identity: Identity,
  provider: Provider,
  account: Account,
): Promise<IssuedTokens | null> {
  const { scope = 'openid profile email', audience, otp } = (ctx.oidc.params ?? {}) as Fields;
  const { client } = ctx.oidc;
  if (!client) throw new errors.InvalidClient('client is missing');
  return issueTokens(identity, provider, {
    account,
    clientId: client.clientId,
    scope,
    audience,
    amr: otp === undefined ? ['pwd'] : ['otp'],
  });
}

/** In the words of the other calls. */
function spoken({ status, body }: Refusal): Error {
  return failure(status, String(body.error), String(body.error_description));
}

function failure(status: number, error: string, words: string): Error {
  return Object.assign(new errors.CustomOIDCProviderError(error, words), { status, statusCode: status });
}
