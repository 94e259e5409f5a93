import {
  HttpCancelledError,
  HttpClientError,
  HttpNetworkError,
  HttpServerError,
  HttpTimeoutError,
} from './http-errors.ts';
import { timedFetch } from './timed-fetch.ts';

export interface HttpRequest {
  readonly method?: 'GET' | 'POST' | 'PATCH';
  /** Sent as JSON. */
  readonly body?: unknown;
  /** An access token for the Authorization header. */
  readonly bearer?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether cookies of the other origin go along. */
  readonly withCookies?: boolean;
  /** Milliseconds; by default 10 seconds. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The body: parsed when it is JSON, else its text; undefined when there is none. */
  readonly data: unknown;
}

/**
 * Sends a request and reads the whole answer.
 * @throws HttpNetworkError, HttpTimeoutError, HttpCancelledError, HttpClientError (4xx) or HttpServerError (5xx)
 */
export async function sendRequest(url: string, request: HttpRequest = {}): Promise<HttpAnswer> {
  const { method = 'GET', body, bearer, headers, withCookies = false, timeout, signal } = request;
  const response = await timedFetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    credentials: withCookies ? 'include' : 'same-origin',
    ...(timeout !== undefined && { timeout }),
    ...(signal && { signal }),
  });
  const answer = { status: response.status, headers: response.headers, data: await read(response, signal) };
  if (response.status >= 500) throw new HttpServerError(url, answer);
  if (response.status >= 400) throw new HttpClientError(url, answer);
  return answer;
}

async function read(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    if (signal?.aborted) throw new HttpCancelledError('The request was cancelled', response.url, { cause });
    if (cause instanceof Error && cause.name === 'TimeoutError')
      throw new HttpTimeoutError(cause.message, response.url, { cause });
    throw new HttpNetworkError('Network Error', response.url, { cause });
  }
  if (text === '') return undefined;
  if (!/^application\/([\w.-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
