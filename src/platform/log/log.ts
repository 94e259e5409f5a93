import { type LoggerOptions, pino } from 'pino';
import { tell } from '../observe/measured-events.ts';
import type { Settings } from '../settings/settings.ts';

const { error: faultLevel = 50, fatal: fatalLevel = 60 } = pino.levels.values;
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
    hooks: {
      logMethod(line, write, level) {
        write.apply(this, line);
        if (level >= faultLevel) tellFault(line, level);
      },
    },
  };
  // Written before the next statement runs: in order with what other processes say, and not lost at the end.
  return pino(options, destination ?? pino.destination({ sync: true }));
}

/** Tells those who report errors of a line at `error` or above. */
function tellFault([first, words]: readonly unknown[], level: number): void {
  const isFatal = level >= fatalLevel;
  if (typeof first === 'string') {
    tell('fault', { error: undefined, message: first, isFatal });
    return;
  }
  if (first instanceof Error) {
    tell('fault', { error: first, isFatal });
    return;
  }
  const {
    err: error,
    requestId,
    route,
  } = (first ?? {}) as { readonly [key in 'err' | 'requestId' | 'route']?: unknown };
  const [message, request, kind] = [words, requestId, route].map((one) =>
    typeof one === 'string' ? one : undefined,
  );
  tell('fault', { error, message, requestId: request, route: kind, isFatal });
}

/** An address without its query string. */
export function withoutQuery(url: string): string {
  const end = url.search(/[?#]/);
  return end < 0 ? url : url.slice(0, end);
}

/** Only these: the driver's errors also carry the values of the row. Some libraries hand on what only looks like an error. */
function describeError(error: unknown): object {
  if (typeof error !== 'object' || error === null) return { message: String(error) };
  const { name, stack, code, cause } = error as { [key in 'name' | 'stack' | 'code' | 'cause']?: unknown };
  const message = messageOf(error);
  return {
    name,
    message,
    code,
    stack: typeof stack === 'string' ? stack.replace('[object Object]', message) : undefined,
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

/** What something that was thrown says, in words; its fields' names where it says nothing. */
export function messageOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { message, code, errors } = error as { message?: unknown; code?: unknown; errors?: unknown };
  if (typeof message === 'string' && message !== '' && message !== '[object Object]') return message;
  // Of several addresses that were tried none answered: each says why.
  if (Array.isArray(errors) && errors.length > 0) return errors.map(messageOf).join('; ');
  return typeof code === 'string' ? code : `no message, but ${Object.keys(error).join(', ') || 'nothing'}`;
}
