import { type LoggerOptions, pino } from 'pino';
import type { Settings } from './env.ts';

const secrets = ['authorization', 'cookie', 'password', 'token', 'access_token', 'refresh_token', 'id_token'];

/** A line of JSON for each event, without credentials and without query strings, which may name people. */
export function createLog(settings: Pick<Settings, 'logLevel'>, destination?: { write(line: string): void }) {
  const options: LoggerOptions = {
    level: settings.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[redacted]',
    },
    serializers: {
      req: (request: { method?: string; url?: string }) => ({
        method: request.method,
        path: withoutQuery(request.url ?? ''),
      }),
      err: (error: unknown) => describeError(error),
    },
  };
  // Written before the next statement runs: in order with what other processes say, and not lost at the end.
  return pino(options, destination ?? pino.destination({ sync: true }));
}

/** An address without its query string. */
export function withoutQuery(url: string): string {
  const end = url.search(/[?#]/);
  return end < 0 ? url : url.slice(0, end);
}

/** Only these: the driver's errors also carry the values of the row. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const { code } = error as { code?: unknown };
  return { name, message, code, stack, ...(cause !== undefined && { cause: describeError(cause) }) };
}
