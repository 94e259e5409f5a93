import { type Fields, optional } from './fields.ts';

/** What is handed on to `/authorize`. */
const names = [
  'client_id',
  'response_type',
  'response_mode',
  'redirect_uri',
  'scope',
  'audience',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'connection',
  'organization',
  'ui_locales',
  'login_hint',
  'auth0Client',
] as const;

/** The parameters of an authorization request among what was sent. */
export function authorizationParams(fields: Fields): Record<string, string> {
  const given = names.map((name) => [name, optional(fields, name)] as const);
  return Object.fromEntries(given.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** Where the browser goes on: who has just signed in is not asked again. */
export function authorizationAddress(issuer: string, params: Readonly<Record<string, string>>): string {
  return `${issuer}authorize?${new URLSearchParams(params)}`;
}
