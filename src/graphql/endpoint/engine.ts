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
import { retryAfterSeconds } from '../../platform/http/errors.ts';
import { tell } from '../../platform/observe/measured-events.ts';
import { inSpan } from '../../platform/observe/spans.ts';
import type { ApiContext } from '../content/api-context.ts';
import type { VariableValues } from '../stored/plan.ts';
import type { PreparedQuery } from '../stored/prepared-query.ts';
import { runPlan } from '../stored/run-plan.ts';
import type { Answer } from './answer.ts';
import { limits } from './limits.ts';
import { PlannedQueries } from './planned-queries.ts';
import { costOf, costWith, overLimit, tooLarge } from './refusals.ts';

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
  const valid = new WeakSet<DocumentNode>();
  const plans = new PlannedQueries();
  const rules = production ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules;
  /**
   * @returns null where it has to be executed: it has no plan, its variables are wrong, or a part of it has failed
   */
  async function answerByPlan(args: ExecutionArgs): Promise<ExecutionResult | null> {
    const { schema, document, contextValue } = args;
    const operationName = args.operationName ?? undefined;
    const query = plans.get(schema, document, operationName);
    if (!query) return null;
    const variables = soundVariables(query, args);
    if (!variables) return null;
    const refusal = refusalOf(args, () => costWith(schema, document, query.operation, variables.coerced));
    if (refusal) return { errors: [refusal] };
    const answer = answerOf(args);
    const over = Promise.withResolvers<never>();
    const limit = setTimeout(() => {
      const reason = tookTooLong();
      answer.stop(reason);
      over.reject(reason);
    }, timeout);
    try {
      const run = () => runPlan(query.plan(variables), contextValue as ApiContext, variables);
      return {
        data: await Promise.race([inSpan('graphql by plan', {}, run), over.promise]),
      } as ExecutionResult;
    } catch (error) {
      if (answer.signal.aborted) return { errors: [answer.signal.reason as GraphQLError] };
      // What of it waits for its turn is done by whoever executes it.
      answer.stop(error as Error);
      plans.noteFailure(document, operationName);
      return null;
    } finally {
      clearTimeout(limit);
    }
  }

  async function executeWithin(milliseconds: number, args: ExecutionArgs): Promise<ExecutionResult> {
    const refusal = refusalOf(args);
    if (refusal) return { errors: [refusal] };
    const answer = answerOf(args);
    const { signal } = answer;
    if (signal.aborted) return { errors: [signal.reason] };
    // Not the signals of the platform for this: they would be held, with the whole operation, until the time is up.
    const limit = setTimeout(() => answer.stop(tookTooLong()), milliseconds);
    try {
      const running = () => execute({ ...args, hideSuggestions: production, abortSignal: signal });
      // Not under the operation's name, which the caller has made up.
      return few(asBadRequest(await inSpan('graphql', {}, running)));
    } catch (error) {
      if (signal.aborted) return { errors: [signal.reason] };
      throw error;
    } finally {
      clearTimeout(limit);
    }
  }

  return {
    parse(source: string | Source): DocumentNode {
      if (bodyOf(source).length > limits.characters) {
        throw tooLarge(`The query is too long: it may have ${limits.characters} characters`);
      }
      try {
        return parse(source, { maxTokens: limits.tokens });
      } catch (error) {
        tell('graphqlRefusal', { code: 'GRAPHQL_PARSE_FAILED' });
        throw error;
      }
    },

    validate(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
      const over = overLimit(schema, document);
      if (over) return [over];
      const problems = validate(schema, document, rules, { maxErrors: 10, hideSuggestions: production });
      if (problems.length > 0) tell('graphqlRefusal', { code: 'GRAPHQL_VALIDATION_FAILED' });
      else valid.add(document);
      return problems;
    },

    /** Whether a document was found valid before. */
    isValid: (document: DocumentNode): boolean => valid.has(document),

    /**
     * Answers an operation that was found valid before: by its plan, which costs a part of executing it, and where that
     * fails step by step, in what is left of its time.
     *
     * @param contextOf what each of the two is asked in: what an answer adds up to is counted anew
     */
    async answer(
      args: Omit<ExecutionArgs, 'contextValue'>,
      contextOf: () => object,
    ): Promise<ExecutionResult> {
      const begun = performance.now();
      const byPlan = await answerByPlan({ ...args, contextValue: contextOf() });
      if (byPlan) return byPlan;
      return executeWithin(timeout - (performance.now() - begun), { ...args, contextValue: contextOf() });
    },

    execute: (args: ExecutionArgs): Promise<ExecutionResult> => executeWithin(timeout, args),

    async subscribe(args: ExecutionArgs) {
      const refusal = refusalOf(args);
      if (refusal) return { errors: [refusal] };
      // What is told goes on for days: each event is small, together they have no limit.
      const contextValue = { ...(args.contextValue as object), answer: null };
      return subscribe({ ...args, contextValue, hideSuggestions: production });
    },
  };
}

function bodyOf(source: string | Source): string {
  return typeof source === 'string' ? source : source.body;
}

function answerOf({ contextValue }: ExecutionArgs): Answer {
  return (contextValue as { answer: Answer }).answer;
}

/** Null where they are wrong: to say how is left to who executes it. */
function soundVariables(query: PreparedQuery, { variableValues }: ExecutionArgs): VariableValues | null {
  try {
    return query.variables(variableValues ?? {});
  } catch {
    return null;
  }
}

/** Why an operation is not answered; null: it is. */
function refusalOf(args: ExecutionArgs, cost: () => number = () => costOf(args)): GraphQLError | null {
  try {
    return answerOf(args).ask(cost());
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

/** Each of thousands of records may have failed in the same way: the first errors say enough. */
function few(result: ExecutionResult): ExecutionResult {
  const { errors } = result;
  if (!errors || errors.length <= limits.errors) return result;
  const more = new GraphQLError(`${errors.length - limits.errors} more errors`, {
    extensions: { code: 'MORE_ERRORS' },
  });
  return { ...result, errors: [...errors.slice(0, limits.errors), more] };
}

/** Without data nothing was executed: the variables were wrong. The status holds where the protocol wants it. */
function asBadRequest(result: ExecutionResult): ExecutionResult {
  if ('data' in result) return result;
  tell('graphqlRefusal', { code: 'BAD_USER_INPUT' });
  for (const error of result.errors ?? []) {
    Object.assign(error.extensions, { code: 'BAD_USER_INPUT', http: { status: 400, spec: true } });
  }
  return result;
}

function tookTooLong(): GraphQLError {
  tell('graphqlRefusal', { code: 'TIMEOUT' });
  return new GraphQLError('The query took too long', {
    extensions: {
      code: 'TIMEOUT',
      http: { status: 503, headers: { 'retry-after': String(retryAfterSeconds) } },
    },
  });
}
