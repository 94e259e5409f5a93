/** A request that brought no good answer; one class for each way (spec §8). */
abstract class HttpError extends Error {
  /** Where it went, without its query: that may hold what logs must not. */
  readonly url: string;

  constructor(message: string, url: string, options?: ErrorOptions) {
    super(message, options);
    this.url = url.split('?', 1)[0] ?? url;
  }
}

/** No answer came: offline, an unknown host, or a browser that refuses the origin. */
export class HttpNetworkError extends HttpError {
  override readonly name = 'HttpNetworkError';
}

/** No answer came in time. */
export class HttpTimeoutError extends HttpError {
  override readonly name = 'HttpTimeoutError';
}

/** The caller no longer wants the answer. */
export class HttpCancelledError extends HttpError {
  override readonly name = 'HttpCancelledError';
}

/** An answer that says no, with what it says. */
export abstract class HttpStatusError extends HttpError {
  readonly status: number;
  /** The body: parsed when it is JSON, else its text. */
  readonly data: unknown;
  readonly headers: Headers;

  constructor(url: string, answer: { status: number; data: unknown; headers: Headers }) {
    super(`Request failed with status code ${answer.status}`, url);
    this.status = answer.status;
    this.data = answer.data;
    this.headers = answer.headers;
  }
}

/** 4xx: the request was wrong. */
export class HttpClientError extends HttpStatusError {
  override readonly name = 'HttpClientError';
}

/** 5xx: the server failed. */
export class HttpServerError extends HttpStatusError {
  override readonly name = 'HttpServerError';
}

/** Whether the same request may well succeed a moment later. */
export function isPassing(error: unknown): boolean {
  return (
    error instanceof HttpNetworkError ||
    error instanceof HttpTimeoutError ||
    error instanceof HttpServerError ||
    (error instanceof HttpClientError && error.status === 429)
  );
}
