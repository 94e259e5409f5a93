import { PASSWORD } from '../security/security.fixture.ts';
import { API_AUDIENCE, REDIRECT_URI } from './code-flow.ts';
import { CODE_CHALLENGE, CODE_VERIFIER, type Secrets } from './secrets.ts';

/** What a route takes. */
export interface SoundFields {
  /** Of a form, or of the query of what is only looked at. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Whose session it is of; by default the owner's. None where it begins one. */
  readonly session?: 'spare' | 'elsewhere' | 'leaving' | 'keyed' | 'none';
  /** From a client's page, as JSON. */
  readonly isOfClient?: true;
  readonly flow?: 'secondFlow' | 'finished';
  readonly cookie?: string;
}

const connection = 'Username-Password-Authentication';
const OTP = 'http://auth0.com/oauth/grant-type/passwordless/otp';

/** Fields of the routes that take any, by their path; a route that is missing here is tried without. */
export function soundFields(secrets: Secrets): Readonly<Record<string, readonly SoundFields[]>> {
  const { owner, spare, mailed, otherEmail, credentials, tickets, tokens, step } = secrets;
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
    email: mailed.redirect.email,
    verification_code: mailed.redirect.code,
  };
  const { login_ticket, cookie } = secrets.crossOrigin;
  const isOfClient = true;
  const withTicket = (ticket: string, more = {}) => [
    { session: 'none' as const, fields: { ticket, ...more } },
    { session: 'none' as const, fields: { ticket, lang: 'fr', ...more } },
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
        fields: {
          ...coded,
          grant_type: OTP,
          username: mailed.token.email,
          otp: mailed.token.code,
          realm: 'email',
        },
        isOfClient,
      },
    ],
    '/oauth/revoke': [
      { fields: { ...client, token: tokens.refresh, token_type_hint: 'refresh_token' }, isOfClient },
    ],
    '/oauth/ro': [{ fields: { ...typed, scope: 'openid profile', grant_type: 'password' }, isOfClient }],
    '/v2/logout': [{ fields: { ...client, returnTo: new URL(REDIRECT_URI).origin }, session: 'leaving' }],
    '/co/authenticate': [
      { fields: { ...typed, credential_type: 'password', realm: connection }, isOfClient },
      {
        fields: {
          ...client,
          username: mailed.crossOrigin.email,
          otp: mailed.crossOrigin.code,
          credential_type: OTP,
          realm: 'email',
        },
        isOfClient,
      },
    ],
    '/usernamepassword/login': [{ fields: { ...authorization, ...typed } }],
    '/login/callback': [
      { session: 'none', fields: { wa: 'wsignin1.0', wresult: secrets.wresult, wctx: '{}' } },
    ],
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
    '/passwordless/verify_redirect': [{ session: 'none', fields: coded }],
    '/api/v2/users/:id': [{ fields: { user_metadata: { colour: 'green', old: null } }, isOfClient }],
    '/api/v2/users/:id/identities': [{ fields: { link_with: tokens.joined }, isOfClient }],
    '/sign-in/:uid': [
      { fields: { email: owner.email, password: PASSWORD, remember: 'yes' } },
      { fields: { lang: 'zh' } },
    ],
    '/sign-in/:uid/code': [{ fields: { email: otherEmail } }, { fields: { step: 'enter', ...mailed.flow } }],
    '/sign-in/:uid/passkey': [{ fields: { credential: credentials.signIn } }],
    '/sign-in/:uid/second-factor': [{ fields: { step, credential: credentials.second }, flow: 'secondFlow' }],
    '/sign-in/:uid/second-factor/options': [{ fields: { step }, flow: 'secondFlow' }],
    '/sign-in/:uid/link': withTicket(tickets.signInFlow),
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
    '/security/confirm': [{ session: 'elsewhere', fields: { password: PASSWORD, section: 'passkeys' } }],
    '/security/confirm/code': [{ fields: { code: '123456' } }],
    '/security/confirm/passkey': [{ session: 'keyed', fields: { credential: credentials.signIn } }],
    '/security/email': [{ fields: { email: `new-${owner.email}` } }],
    '/security/passkeys': [{ fields: { credential: credentials.made, name: 'Laptop' } }],
    '/security/passkeys/rename': [
      { session: 'keyed', fields: { id: secrets.passkeys[0], name: 'Telephone' } },
    ],
    '/security/passkeys/remove': [{ session: 'keyed', fields: { id: secrets.passkeys[1] } }],
    '/security/identities/end': [{ fields: { id: secrets.attached[0] } }],
    '/security/second-factor': [
      { session: 'keyed', fields: { on: 'no' } },
      { session: 'keyed', fields: { on: 'yes' } },
    ],
    '/security/sessions/end': [{ fields: { session: secrets.session }, session: 'spare' }],
    '/security/sessions/end-all': [{ fields: {}, session: 'spare' }],
  };
}
