import { GraphQLError } from 'graphql';
import type { Kysely } from 'kysely';
import type { Viewer } from '../content/context.ts';
import type { LiveRecord } from '../content/records/live-record.ts';
import type { Clock } from '../platform/cache/clock.ts';
import type { DB } from '../platform/db/tables.gen.ts';
import { inSpan } from '../platform/observe/spans.ts';
import { contentContext } from './content/api-context.ts';
import { buildSchema } from './content/index.ts';
import { type PreparedQuery, preparedFrom } from './stored/prepared-query.ts';
import { runPlan } from './stored/run-plan.ts';

/** A named query that lies beside the page that asks it. `__types` is never there: it carries the types. */
export interface StoredQuery<Data, Variables extends object> {
  readonly name: string;
  readonly source: string;
  readonly __types?: (variables: Variables) => Data;
}

/** Makes a stored query; generated files call it with the types of the operation in `source`. */
export function stored<Data, Variables extends object>(
  name: string,
  source: string,
): StoredQuery<Data, Variables> {
  return { name, source };
}

/** A stored query that could not be answered in full; nothing of a partial answer is used. */
export class ContentError extends Error {
  readonly errors: readonly GraphQLError[];

  constructor(query: string, errors: readonly GraphQLError[]) {
    super(`${query}: ${errors.map((error) => error.message).join('; ')}`, {
      cause: errors[0]?.originalError ?? errors[0],
    });
    this.name = 'ContentError';
    this.errors = errors;
  }
}

interface Reading {
  readonly db: Kysely<DB>;
  readonly viewer: Viewer;
  readonly clock: Clock;
  /** A record that was read already, with its body. */
  readonly read?: LiveRecord | null;
}

const prepared = new WeakMap<object, PreparedQuery>();

/**
 * Answers a stored query in this process; it is parsed, validated and planned the first time only. It asks the same
 * resolvers as the public endpoint, without what that needs for answers in part.
 *
 * @returns the data, and the tags of everything that it was made of (`ContentContext.tags`)
 * @throws ContentError when the query is invalid or any part of it fails
 */
export async function execute<Data, Variables extends object>(
  query: StoredQuery<Data, Variables>,
  variables: Variables,
  reading: Reading,
): Promise<{ data: Data; tags: Set<string> }> {
  const context = contentContext(reading);
  try {
    const data = await inSpan(`graphql ${query.name}`, {}, () => {
      const ready = preparedOf(query);
      const values = ready.variables({ ...variables } as Record<string, unknown>);
      return runPlan(ready.plan(values), context, values);
    });
    return { data: data as Data, tags: context.tags };
  } catch (error) {
    throw new ContentError(query.name, [error].flat().map(asGraphQLError));
  }
}

function preparedOf<Data, Variables extends object>(query: StoredQuery<Data, Variables>): PreparedQuery {
  const known = prepared.get(query);
  if (known) return known;
  const ready = preparedFrom(buildSchema(), query.source, query.name);
  prepared.set(query, ready);
  return ready;
}

function asGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const originalError = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(originalError.message, { originalError });
}
