import type { FastifyBaseLogger } from 'fastify';
import { Overloaded } from './overloaded.ts';

/** Everything that the server itself refuses or fails with; what a page says of it is the pages' business. */
export const serverErrors = {
  malformed: { status: 400, message: 'The address is malformed.' },
  notFound: { status: 404, message: 'There is nothing at this address.' },
  methodNotAllowed: { status: 405, message: 'This address does not answer to that method.' },
  notAcceptable: { status: 406, message: 'None of the accepted content codings is available.' },
  addressTooLong: { status: 414, message: 'The address is too long.' },
  refused: { status: 400, message: 'The request cannot be answered.' },
  failed: { status: 500, message: 'Something went wrong' },
  unavailable: { status: 503, message: 'The service is unavailable for a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ServerErrorCode = keyof typeof serverErrors;
export type ServerErrorStatus = (typeof serverErrors)[ServerErrorCode]['status'];

/** Seconds after which a visitor is told to try again while the database is away. */
export const retryAfterSeconds = 5;

/** SQLSTATE classes and codes that mean: not now (PostgreSQL, appendix A). */
const awayStates = /^(?:08...|57P0[1-5]|53...|25006)$/;
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);
/** What the driver says without a code. */
const awayMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/**
 * What is away for the moment, for the log, when an error or one that it was caused by says so: the database, or
 * whatever server did not answer. Null when an error means anything else.
 */
export function outageOf(error: unknown): string | null {
  for (const one of causesOf(error)) {
    if (one instanceof Overloaded) return 'too much at once';
    const { code, syscall, message } = one as { code?: unknown; syscall?: unknown; message?: unknown };
    if (code === '57014') return 'statement took too long';
    if (typeof code === 'string' && awayStates.test(code)) return 'database away';
    if (typeof message === 'string' && awayMessages.test(message)) return 'database away';
    // Files that are missing are no server: a socket says which call failed.
    if (typeof code === 'string' && awayCodes.has(code) && syscall !== 'open') return unanswered(one, code);
  }
  return null;
}

/** A socket's error names the address, a look-up's the host; a broken connection neither. */
function unanswered(error: object, code: string): string {
  const { address, hostname, port } = error as { address?: unknown; hostname?: unknown; port?: unknown };
  const place = [address ?? hostname, port].filter((part) => part !== undefined).join(':');
  return place === '' ? `connection broken (${code})` : `no answer from ${place} (${code})`;
}

/** An error, its causes, those that GraphQL wrapped, and those of an AggregateError. */
function causesOf(error: unknown): Set<object> {
  const found = new Set<object>();
  const open: unknown[] = [error];
  while (open.length > 0) {
    const one = open.pop();
    if (typeof one !== 'object' || one === null || found.has(one)) continue;
    found.add(one);
    const { cause, originalError, errors } = one as {
      cause?: unknown;
      originalError?: unknown;
      errors?: unknown;
    };
    open.push(cause, originalError, ...(Array.isArray(errors) ? errors : []));
  }
  return found;
}

/** Says what is away. Those whom a flood was refused to are not worth a line each. */
export function logUnavailable(
  log: Pick<FastifyBaseLogger, 'warn' | 'debug'>,
  path: string,
  error: unknown,
): void {
  if (error instanceof Overloaded) log.debug({ path }, error.message);
  else log.warn({ path, err: error }, outageOf(error) ?? 'unavailable');
}

/** The error of the table for something that was thrown while a request was answered. */
export function serverErrorFor(error: unknown): ServerErrorCode {
  if (error instanceof Overloaded || outageOf(error) !== null) return 'unavailable';
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  if (statusCode === 404) return 'notFound';
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? 'refused' : 'failed';
}
