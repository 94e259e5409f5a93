import { HttpServerError } from '../http/http-errors.ts';
import { timedFetch } from '../http/timed-fetch.ts';

/**
 * `fetch` for the protocol libraries: a server that fails has said nothing about tokens, and is not to be read as if.
 * @throws HttpServerError, and as `timedFetch`
 */
export async function protocolFetch(url: string, init: object): Promise<Response> {
  const response = await timedFetch(url, init);
  if (response.status < 500) return response;
  throw new HttpServerError(url, { status: response.status, headers: response.headers, data: undefined });
}
