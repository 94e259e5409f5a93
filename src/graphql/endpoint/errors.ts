import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError } from 'graphql';
import { Refusal } from '../../content/publish/refusal.ts';
import { outageOf } from '../../platform/db/outage.ts';
import { retryAfterSeconds, serverErrors } from '../../platform/http/errors.ts';

/** Under which id, and where, the details of a request's errors are logged. */
interface Asking {
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  /** Told of what is away: many fields may miss the same, and one line says enough. */
  readonly onOutage: (error: unknown) => void;
}

export const asking = new AsyncLocalStorage<Asking>();

/**
 * The error that a caller gets: what was written for callers as it is; a refused command with its reason; anything
 * else without its details, which go to the log with the request's id.
 */
export function publicError(error: unknown): GraphQLError {
  const thrown = originOf(error);
  if (thrown instanceof GraphQLError) {
    const { originalError, ...extensions } = thrown.extensions;
    // Yoga tells by it what JSON.parse threw, and that the request was no request.
    if (originalError !== undefined)
      return at(error, thrown.message, { ...extensions, http: { status: 400 } });
    return thrown === error ? thrown : at(error, thrown.message, extensions);
  }
  if (thrown instanceof Refusal) {
    const code = thrown.code.toUpperCase().replaceAll('-', '_');
    return at(error, thrown.message, { code, problems: thrown.problems });
  }
  const { requestId, log, onOutage } = asking.getStore() ?? {};
  const isOutage = outageOf(thrown) !== null;
  if (isOutage) onOutage?.(thrown);
  else log?.error({ requestId, err: thrown }, 'graphql');
  if (isOutage) {
    const headers = { 'retry-after': String(retryAfterSeconds) };
    return at(error, serverErrors.unavailable.message, {
      code: 'UNAVAILABLE',
      requestId,
      http: { status: serverErrors.unavailable.status, headers },
    });
  }
  return at(error, serverErrors.failed.message, {
    code: 'INTERNAL_SERVER_ERROR',
    requestId,
    ...(!(error instanceof GraphQLError) && { http: { status: serverErrors.failed.status } }),
  });
}

/** What was thrown first: GraphQL wraps what resolvers throw. */
function originOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? originOf(error.originalError) : error;
}

function at(error: unknown, message: string, extensions: Readonly<Record<string, unknown>>): GraphQLError {
  const { nodes, source, positions, path } =
    error instanceof GraphQLError ? error : ({} as Partial<GraphQLError>);
  return new GraphQLError(message, { nodes, source, positions, path, extensions });
}
