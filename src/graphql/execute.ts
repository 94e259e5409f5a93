import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  parse,
  execute as run,
  validate,
} from 'graphql';
import type { Kysely } from 'kysely';
import type { Viewer } from '../content/context.ts';
import type { Clock } from '../platform/cache/clock.ts';
import type { DB } from '../platform/db/tables.gen.ts';
import { inSpan } from '../platform/observe/spans.ts';
import { contentContext } from './content/api-context.ts';
import { buildSchema } from './content/index.ts';

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
}

const documents = new WeakMap<StoredQuery<never, never>, DocumentNode>();

/**
 * Answers a stored query in this process; it is parsed and validated the first time only.
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
  const result = (await inSpan(`graphql ${query.name}`, {}, () =>
    run({
      schema: buildSchema(),
      document: documentOf(query),
      operationName: query.name,
      variableValues: { ...variables } as Record<string, unknown>,
      contextValue: context,
    }),
  )) as ExecutionResult<Data>;
  if (result.errors || !result.data) throw new ContentError(query.name, result.errors ?? []);
  return { data: result.data, tags: context.tags };
}

function documentOf<Data, Variables extends object>(query: StoredQuery<Data, Variables>): DocumentNode {
  const key = query as unknown as StoredQuery<never, never>;
  const known = documents.get(key);
  if (known) return known;
  // Where a field stands is a third of what a document holds.
  const document = parse(query.source, { noLocation: true });
  const problems = validate(buildSchema(), document);
  if (problems.length > 0) throw new ContentError(query.name, problems);
  documents.set(key, document);
  return document;
}
