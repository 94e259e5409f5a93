/** The database is there, but not yet as this version needs it: whoever starts first brings it up to date. */
export class NotMigrated extends Error {
  override readonly name = 'NotMigrated';
  readonly statusCode = 503;

  constructor() {
    super('database not migrated');
  }
}

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
  /^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/**
 * What is away for the moment, for the log, when an error or one that it was caused by says so: the database, or
 * whatever server did not answer. Null when an error means anything else.
 */
export function outageOf(error: unknown): string | null {
  for (const one of causesOf(error)) {
    if (one instanceof NotMigrated) return one.message;
    const { code, statusCode, syscall, message } = one as Readonly<Record<string, unknown>>;
    if (statusCode === 503) return 'too much at once';
    if (code === '53100') return 'disk of the database full';
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
