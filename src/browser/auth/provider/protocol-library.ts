import {
  AuthorizationResponseError,
  allowInsecureRequests,
  customFetch,
  OperationProcessingError,
  ResponseBodyError,
  UnsupportedOperationError,
} from 'oauth4webapi';
import { HttpClientError, HttpServerError } from '../http/http-errors.ts';
import { timedFetch } from '../http/timed-fetch.ts';
import { messages } from '../messages.ts';
import { ProviderError } from '../provider-error.ts';

/**
 * `fetch` for the protocol libraries: a server that fails, or that is asked too often, has said nothing about tokens,
 * and is not to be read as if.
 * @throws HttpServerError, HttpClientError for 429, and as `timedFetch`
 */
export async function protocolFetch(url: string, init: object): Promise<Response> {
  const response = await timedFetch(url, init);
  const { status, headers } = response;
  if (status >= 500) throw new HttpServerError(url, { status, headers, data: undefined });
  if (status === 429) throw new HttpClientError(url, { status, headers, data: undefined });
  return response;
}

/** What every request of the protocol library is sent with. */
export function requestOptions(issuer: string) {
  const { protocol, hostname } = new URL(issuer);
  // Plain http is for providers on this machine alone.
  const isLocal =
    protocol === 'http:' && /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return {
    [customFetch]: protocolFetch,
    [allowInsecureRequests]: isLocal,
  };
}

/** An error of the protocol library as one of ours; others pass as they are. */
export function fromOAuth(error: unknown): unknown {
  if (error instanceof ResponseBodyError) {
    const { error: kind, error_description = messages.generic, status } = error;
    return new ProviderError(kind, error_description, { status, details: error.cause, cause: error });
  }
  if (error instanceof AuthorizationResponseError) {
    const { error: kind, error_description = messages.generic } = error;
    return new ProviderError(kind, error_description, { state: error.cause.get('state'), cause: error });
  }
  if (error instanceof OperationProcessingError || error instanceof UnsupportedOperationError)
    return new ProviderError('invalid_token', error.message, { cause: error });
  return error;
}
