import { PASSWORD } from '../security/security.fixture.ts';
import { API_AUDIENCE, REDIRECT_URI } from './code-flow.ts';
import { CODE_CHALLENGE, CODE_VERIFIER, type Secrets } from './secrets.ts';

/** What a door takes. */
export interface SoundFields {
  /** Of a form, or of the query of what is only looked at. */
  readonly fields: Readonly<Record<string, unknown>>;
  /**
   * Whose session it is of: it ends with that one (`spare`), or gives it another secret (`elsewhere`); otherwise the
   * owner's, which the other doors need.
   */
  readonly session?: 'spare' | 'elsewhere';
  /** From a client's page, as JSON. */
  readonly isOfClient?: true;
  readonly flow?: 'secondFlow' | 'finished';
  readonly cookie?: string;
}

const connection = 'Username-Password-Authentication';
const OTP = 'http://auth0.com/oauth/grant-type/passwordless/otp';

/** Fields of the doors that take any, by their path; a door that is missing here is tried without. */
export function soundFields(secrets: Secrets): Readonly<Record<string, readonly SoundFields[]>> {
  const { owner, spare, newcomer, otherEmail, credentials, tickets, tokens, step } = secrets;
  const client = { client_id: 'chancery-site' };
  const typed = { ...client, connection, username: owner.email, password: PASSWORD };
  const authorization = {
    ...client,
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    scope: 'openid email offline_access',
    audience: API_AUDIENCE,
    state: 'state',
    nonce: 'nonce',
    code_challenge: CODE_CHALLENGE,
    code_challenge_method: 'S256',
  };
  const coded = {
    ...authorization,
    connection: 'email',
    email: newcomer,
    verification_code: secrets.mailedCode,
  };
  const { login_ticket, cookie } = secrets.crossOrigin;
  const isOfClient = true;
  const [spareSession, elsewhere] = [{ session: 'spare' }, { session: 'elsewhere' }] as const;
  const withTicket = (ticket: string, more = {}) => [
    { ...elsewhere, fields: { ticket, ...more } },
    { ...elsewhere, fields: { ticket, lang: 'fr', ...more } },
  ];
  return {
    '/authorize': [
      { fields: authorization },
      { fields: { ...authorization, prompt: 'none', response_mode: 'web_message', login_hint: owner.email } },
      {
        fields: {
          ...authorization,
          prompt: 'login',
          max_age: '0',
          ui_locales: 'fr zh',
          id_token_hint: tokens.id,
        },
      },
      {
        fields: { ...authorization, response_type: 'id_token token', claims: { id_token: { email: null } } },
      },
      {
        fields: {
          ...authorization,
          organization: 'northgate',
          screen_hint: 'signup',
          return_to: REDIRECT_URI,
        },
      },
      { fields: { ...authorization, login_ticket }, cookie },
    ],
    '/authorize/:uid': [{ fields: {}, flow: 'finished' }],
    '/oauth/token': [
      {
        fields: {
          ...client,
          grant_type: 'authorization_code',
          code: secrets.code,
          code_verifier: CODE_VERIFIER,
          redirect_uri: REDIRECT_URI,
        },
        isOfClient,
      },
      {
        fields: { ...client, grant_type: 'refresh_token', refresh_token: tokens.refresh, scope: 'openid' },
        isOfClient,
      },
      { fields: { ...typed, grant_type: 'password', scope: 'openid', audience: API_AUDIENCE }, isOfClient },
      {
        fields: { ...coded, grant_type: OTP, username: newcomer, otp: secrets.mailedCode, realm: 'email' },
        isOfClient,
      },
    ],
    '/oauth/revoke': [
      { fields: { ...client, token: tokens.refresh, token_type_hint: 'refresh_token' }, isOfClient },
    ],
    '/oauth/ro': [{ fields: { ...typed, scope: 'openid profile', grant_type: 'password' }, isOfClient }],
    '/v2/logout': [{ fields: { ...client, returnTo: new URL(REDIRECT_URI).origin }, ...spareSession }],
    '/co/authenticate': [
      { fields: { ...typed, credential_type: 'password', realm: connection }, isOfClient },
      {
        fields: {
          ...client,
          username: newcomer,
          otp: secrets.mailedCode,
          credential_type: OTP,
          realm: 'email',
        },
        isOfClient,
      },
    ],
    '/usernamepassword/login': [{ fields: { ...authorization, ...typed } }],
    '/login/callback': [{ ...elsewhere, fields: { wa: 'wsignin1.0', wresult: secrets.wresult, wctx: '{}' } }],
    '/dbconnections/signup': [
      {
        fields: {
          ...client,
          connection,
          email: otherEmail,
          password: 'four plain words here',
          given_name: 'Any',
          user_metadata: { colour: 'green', list: [1, null] },
        },
        isOfClient,
      },
    ],
    '/dbconnections/change_password': [{ fields: { ...client, connection, email: spare.email }, isOfClient }],
    '/passwordless/start': [
      {
        fields: {
          ...client,
          connection: 'email',
          email: otherEmail,
          send: 'link',
          authParams: authorization,
        },
        isOfClient,
      },
      { fields: { ...client, connection: 'email', email: spare.email, send: 'code' }, isOfClient },
    ],
    '/passwordless/verify': [{ fields: coded, isOfClient }],
    '/passwordless/verify_redirect': [{ ...elsewhere, fields: coded }],
    '/api/v2/users/:id': [{ fields: { user_metadata: { colour: 'green', old: null } }, isOfClient }],
    '/api/v2/users/:id/identities': [{ fields: { link_with: tokens.joined }, isOfClient }],
    '/sign-in/:uid': [
      { fields: { email: owner.email, password: PASSWORD, remember: 'yes' } },
      { fields: { lang: 'zh' } },
    ],
    '/sign-in/:uid/code': [
      { fields: { email: otherEmail } },
      { fields: { step: 'enter', email: newcomer, code: secrets.mailedCode } },
    ],
    '/sign-in/:uid/passkey': [{ fields: { credential: credentials.signIn } }],
    '/sign-in/:uid/second-factor': [{ fields: { step, credential: credentials.second }, flow: 'secondFlow' }],
    '/sign-in/:uid/second-factor/options': [{ fields: { step }, flow: 'secondFlow' }],
    '/sign-in/:uid/link': withTicket(tickets.signIn),
    '/sign-in/link': withTicket(tickets.signIn),
    '/sign-up/:uid': [
      { fields: { email: otherEmail, password: PASSWORD, given_name: 'A', family_name: 'B' } },
    ],
    '/forgotten-password/:uid': [{ fields: { email: owner.email } }],
    '/forgotten-password': [{ fields: { email: owner.email } }],
    '/verify-email': withTicket(tickets.verifyEmail, { password: PASSWORD }),
    '/change-email': withTicket(tickets.changeEmail, { password: PASSWORD }),
    '/reset-password': withTicket(tickets.resetPassword, { password: 'another quiet harbour' }),
    '/unlock': withTicket(tickets.unlock),
    '/security': [{ fields: { lang: 'fr', client_id: 'chancery-site', done: 'passkey-added' } }],
    '/security/confirm': [{ ...elsewhere, fields: { password: PASSWORD, section: 'passkeys' } }],
    '/security/confirm/code': [{ fields: { code: '123456' } }],
    '/security/confirm/passkey': [{ ...elsewhere, fields: { credential: credentials.signIn } }],
    '/security/email': [{ fields: { email: `new-${owner.email}` } }],
    '/security/passkeys': [{ fields: { credential: credentials.made, name: 'Laptop' } }],
    '/security/passkeys/rename': [{ fields: { id: secrets.passkey, name: 'Telephone' } }],
    '/security/passkeys/remove': [{ fields: { id: secrets.passkey } }],
    '/security/identities/end': [{ fields: { id: secrets.joinedId } }],
    '/security/second-factor': [{ fields: { on: 'yes' } }, { fields: { on: 'no' } }],
    '/security/sessions/end': [{ fields: { session: secrets.session }, ...spareSession }],
    '/security/sessions/end-all': [{ fields: {}, ...spareSession }],
  };
}
