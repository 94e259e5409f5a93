import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  type Source,
  specifiedRules,
  subscribe,
  validate,
} from 'graphql';
import { limits, overLimit } from './graphql-limits.ts';

interface EngineOptions {
  readonly production: boolean;
  /** Longest time for one operation, in milliseconds; default 10,000. */
  readonly timeout?: number;
}

export type Engine = ReturnType<typeof graphqlEngine>;

/**
 * GraphQL's four steps as the public endpoint takes them, over HTTP and over the socket alike: with limits, and in
 * production without introspection or suggestions, from which a schema could be read.
 */
export function graphqlEngine({ production, timeout = 10_000 }: EngineOptions) {
  const rules = production ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules;
  const refused = ({ schema, document, variableValues }: ExecutionArgs) =>
    overLimit(schema, document, variableValues ?? {});
  return {
    parse: (source: string | Source): DocumentNode => parse(source, { maxTokens: limits.tokens }),

    validate(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
      const over = overLimit(schema, document, null);
      return over
        ? [over]
        : validate(schema, document, rules, { maxErrors: 10, hideSuggestions: production });
    },

    async execute(args: ExecutionArgs): Promise<ExecutionResult> {
      const over = refused(args);
      if (over) return { errors: [over] };
      const abortSignal = AbortSignal.timeout(timeout);
      try {
        return asBadRequest(await execute({ ...args, hideSuggestions: production, abortSignal }));
      } catch (error) {
        if (!abortSignal.aborted) throw error;
        return { errors: [tookTooLong()] };
      }
    },

    async subscribe(args: ExecutionArgs) {
      const over = refused(args);
      if (over) return { errors: [over] };
      return subscribe({ ...args, hideSuggestions: production });
    },
  };
}

/** Without data nothing was executed: the variables were wrong. The status holds where the protocol wants it. */
function asBadRequest(result: ExecutionResult): ExecutionResult {
  if ('data' in result) return result;
  for (const error of result.errors ?? []) {
    Object.assign(error.extensions, { code: 'BAD_USER_INPUT', http: { status: 400, spec: true } });
  }
  return result;
}

function tookTooLong(): GraphQLError {
  return new GraphQLError('The query took too long', {
    extensions: { code: 'TIMEOUT', http: { status: 503 } },
  });
}
