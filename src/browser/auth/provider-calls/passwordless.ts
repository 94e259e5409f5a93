import { callProvider, type ProviderClient, required } from './call-provider.ts';

export interface PasswordlessStart {
  /** `email` or `sms`. */
  readonly connection: string;
  readonly send: 'link' | 'code';
  readonly email?: string;
  readonly phoneNumber?: string;
  /** Parameters of the sign-in that a link leads to. */
  readonly authParams?: Readonly<Record<string, string>>;
  /** Language of the mail, a BCP 47 tag. */
  readonly language?: string;
}

/**
 * `POST /passwordless/start`: sends a code, or a link that signs in.
 * @throws ProviderError, HttpError, TypeError 'connection option is required', 'send option is required',
 * 'send is not valid ([link, code])', 'email option is required'
 */
export async function startPasswordless(
  { issuer, clientId }: ProviderClient,
  { connection, send, email, phoneNumber, authParams, language }: PasswordlessStart,
): Promise<void> {
  required({ connection, send });
  if (!['link', 'code'].includes(send)) throw new TypeError('send is not valid ([link, code])');
  // A link goes by mail alone.
  if (send === 'link' || !phoneNumber) required({ email });
  await callProvider(`${issuer}passwordless/start`, {
    method: 'POST',
    body: { client_id: clientId, connection, send, email, phone_number: phoneNumber, authParams },
    ...(language !== undefined && { headers: { 'x-request-language': language } }),
  });
}

export interface PasswordlessVerify {
  readonly connection: string;
  readonly verificationCode: string;
  readonly email?: string;
  readonly phoneNumber?: string;
}

/**
 * `POST /passwordless/verify`: whether a code is the one that was sent. Signing in follows at the provider's
 * `/passwordless/verify_redirect`.
 * @throws ProviderError, HttpError, TypeError '{connection|verificationCode|email} option is required'
 */
export async function verifyPasswordless(
  { issuer, clientId }: ProviderClient,
  { connection, verificationCode, email, phoneNumber }: PasswordlessVerify,
): Promise<void> {
  required({ connection, verificationCode });
  if (!phoneNumber) required({ email });
  const body = {
    client_id: clientId,
    connection,
    verification_code: verificationCode,
    email,
    phone_number: phoneNumber,
  };
  await callProvider(`${issuer}passwordless/verify`, { method: 'POST', body });
}
