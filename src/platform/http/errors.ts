import { outageOf } from '../db/outage.ts';

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

/** The error of the table for something that was thrown while a request was answered. */
export function serverErrorFor(error: unknown): ServerErrorCode {
  if (outageOf(error) !== null) return 'unavailable';
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  if (statusCode === 404) return 'notFound';
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? 'refused' : 'failed';
}
