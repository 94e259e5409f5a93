import { type HttpRequest, sendRequest } from '../http/http-client.ts';
import { HttpStatusError } from '../http/http-errors.ts';
import { messages } from '../messages.ts';
import { ProviderError } from '../provider-error.ts';

/** Whom calls go to, and in whose name. */
export interface ProviderClient {
  /** With the closing slash. */
  readonly issuer: string;
  readonly clientId: string;
}

/** The connection that keeps passwords (spec §9). */
export const defaultConnection = 'Username-Password-Authentication';

/**
 * Sends a call to the identity provider.
 * @returns the body of the answer
 * @throws ProviderError with the provider's kind and description, or 'Something went wrong' when it said nothing;
 * HttpError when there was no answer
 */
export async function callProvider(address: string, request: HttpRequest = {}): Promise<unknown> {
  let data: unknown;
  try {
    ({ data } = await sendRequest(address, request));
  } catch (error) {
    if (error instanceof HttpStatusError) throw refusalIn(error);
    throw error;
  }
  if (data === undefined || data === null) throw new ProviderError('generic_error', messages.generic);
  return data;
}

/** Error bodies of the provider name the kind and the description differently from call to call. */
function refusalIn(error: HttpStatusError): ProviderError {
  const { data, status } = error;
  if (typeof data !== 'object' || data === null) {
    const text = typeof data === 'string' && !data.startsWith('<') ? data : messages.generic;
    return new ProviderError('generic_error', text, { status, cause: error });
  }
  const body = data as Readonly<Record<string, unknown>>;
  const first = (...names: readonly string[]) =>
    names.map((name) => body[name]).find((value) => typeof value === 'string' && value !== '') as
      | string
      | undefined;
  const kind = first('code', 'errorCode', 'error', 'error_code') ?? 'generic_error';
  const description = first('error_description', 'description', 'message', 'error') ?? messages.generic;
  return new ProviderError(kind, description, { status, details: body, cause: error });
}

/**
 * Checks that options are texts which are not empty, in the order in which they are given.
 * @throws TypeError '{name} option is required'
 */
export function required(options: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(options))
    if (typeof value !== 'string' || value === '') throw new TypeError(`${name} option is required`);
}

/** @throws TypeError '{name} parameter is not valid' */
export function validParameter(name: string, value: unknown, type: 'string' | 'object'): void {
  const isEmpty = value === null || value === '';
  if (isEmpty || typeof value !== type) throw new TypeError(`${name} parameter is not valid`);
}
