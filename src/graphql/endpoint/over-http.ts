import type { FastifyRequest } from 'fastify';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Database } from '../../platform/db/connect.ts';
import { yieldAlone } from '../../platform/http/yield-to-others.ts';
import type { ApiContext } from '../content/api-context.ts';
import { buildSchema } from '../content/index.ts';
import { Answer } from './answer.ts';
import type { Engine } from './engine.ts';
import { publicError } from './errors.ts';
import { noneKept, ParsedQueries } from './parsed-queries.ts';
import { badRequest, preflighted, requestOf } from './request.ts';
import { type UsualRequest, UsualRequests } from './usual-requests.ts';
import type { SignedIn } from './viewer.ts';

/** Operations in one request (spec §9). */
const LARGEST_BATCH = 10;

/** Who asks, through which connections, and what they have been given so far. */
export interface Asking {
  readonly signedIn: SignedIn;
  readonly database: Database;
  readonly answer: Answer;
  /** Where from (`askingNetworks`); null over a socket, by which no forms are sent. */
  readonly network: (() => string) | null;
}

/** With what the operation came to, where it was executed before the library was asked. */
interface AskingLibrary extends Asking {
  readonly result: ExecutionResult | null;
}

interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

interface Options {
  readonly engine: Engine;
  /** The site's own. */
  readonly origin: string;
  contextOf(asking: Asking): ApiContext;
}

/**
 * GraphQL over HTTP as its specification wants it, which is a library's task: POST, and GET for queries; batches of up
 * to ten. Usual requests are answered without it (`usual-requests.ts`), by the same steps.
 */
export function graphqlOverHttp({ engine, origin, contextOf }: Options) {
  const schema = buildSchema();
  const documents = new ParsedQueries<DocumentNode>();
  const usual = new UsualRequests({ documents, isValid: engine.isValid });
  const yoga = createYoga<AskingLibrary>({
    schema,
    context: ({ signedIn, database, answer, network }) => contextOf({ signedIn, database, answer, network }),
    batching: { limit: LARGEST_BATCH },
    parserAndValidationCache: { documentCache: documents, errorCache: noneKept },
    maskedErrors: { maskError: publicError },
    plugins: [stepsOf(engine), preflighted()],
    // Node's own, which are the fastest.
    fetchAPI: { Request, Response, Headers, FormData, File, Blob, ReadableStream },
    logging: false,
    cors: false,
    graphiql: false,
    landingPage: false,
  });

  const resultOf = (operation: UsualRequest, asking: Asking): Promise<ExecutionResult> =>
    engine.answer({ schema, ...operation }, () => contextOf({ ...asking, answer: new Answer() }));

  return async (request: FastifyRequest, asking: Asking): Promise<HttpAnswer> => {
    const operation = usual.read(request);
    const result = operation && (await resultOf(operation, asking));
    if (operation && result && !result.errors) {
      return {
        status: 200,
        headers: { 'content-type': operation.contentType },
        text: JSON.stringify(result),
      };
    }
    const response = await yoga.fetch(requestOf(request, origin), { ...asking, result });
    const text = response.status === 415 ? ofNoType : await response.text();
    const headers = {
      ...headersOf(response),
      ...(text === ofNoType && { 'content-type': 'application/json' }),
    };
    if (!result) usual.learn(request, response.status, headers['content-type']);
    return { status: response.status, headers, text };
  };
}

/** The library says nothing of it. */
const ofNoType = JSON.stringify({
  errors: [
    { message: 'A request is JSON, or multipart/form-data with files', extensions: { code: 'BAD_REQUEST' } },
  ],
});

function headersOf({ headers }: Response): Record<string, string> {
  return Object.fromEntries(
    ['content-type', 'allow', 'accept', 'retry-after'].flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

function stepsOf(engine: Engine): Plugin {
  return {
    onParams: ({ context, setResult }) => {
      const { result } = context as Partial<AskingLibrary>;
      // Before each operation of a batch is parsed and validated, which takes up to 30 ms.
      if (!result) return yieldAlone();
      setResult({ ...result, errors: (result.errors ?? []).map((error) => publicError(error)) });
    },
    onParse: ({ setParseFn }) => setParseFn(engine.parse),
    onValidate: ({ setValidationFn }) => setValidationFn(engine.validate),
    onExecute: ({ setExecuteFn }) => setExecuteFn(engine.execute),
    onSubscribe: ({ setResultAndStopExecution }) =>
      setResultAndStopExecution({
        errors: [badRequest('Subscriptions are answered over the socket')],
      }),
  };
}
