import { type ApolloClient, ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { BaseBatchHttpLink } from '@apollo/client/link/batch-http';
import isExtractableFile from 'apollo-upload-client/isExtractableFile.mjs';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { type FormattedExecutionResult, OperationTypeNode, parse } from 'graphql';
import { lastValueFrom, type Observable } from 'rxjs';
import { authorized } from './authorized.ts';
import { anybody, type Caller } from './caller.ts';
import { documentSocket } from './document-socket.ts';
import type { Operation } from './operation.ts';
import { patientFetch } from './patient-fetch.ts';

export interface GraphqlClientOptions {
  /** Default `/graphql` (spec §7). */
  readonly url?: string;
  /** The socket for subscriptions; by default the one that the document names, and none where it names none. */
  readonly socketUrl?: string | null;
  /** In whose name is asked where the question itself does not say it. */
  readonly caller?: Caller;
}

export type Answer<Data> = FormattedExecutionResult<Data>;

export interface GraphqlClient {
  /**
   * Asks for something, or changes it. An answer that brings errors is one, too, whatever its status.
   * @param caller in whose name @throws TypeError, DOMException or ServerError when there is no answer of the API
   */
  ask<Data, Variables extends object>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    caller?: Caller,
  ): Promise<Answer<Data>>;
  /** What a subscription tells from now on; the socket is opened with the first and closed after the last. */
  follow<Data, Variables extends object>(
    operation: Operation<Data, Variables>,
    variables: Variables,
  ): Observable<Answer<Data>>;
}

/** The client's links never look at a client of Apollo's, and `execute` wants one: it would be four times our size. */
const noClient = undefined as unknown as ApolloClient;

/**
 * The browser's one GraphQL client, of Apollo's links: questions within 10 ms go together in one request, at most 10
 * (spec §9); those with files by the multipart request specification. Nothing is kept: what somebody may read is asked
 * for anew. An island that needs data imports this, no other does: it is larger than a page may be.
 */
export async function graphqlClient(options: GraphqlClientOptions = {}): Promise<GraphqlClient> {
  const { url = '/graphql', socketUrl = documentSocket(), caller = anybody() } = options;
  const http = ApolloLink.from([authorized(caller), sending(url)]);
  const link = socketUrl ? await withSocket(http, socketUrl, caller) : http;
  const execute = ({ source }: Operation<unknown, never>, variables: object, context: object) =>
    ApolloLink.execute(link, { query: parse(source), variables, context }, { client: noClient });
  return {
    ask: async (operation, variables, caller) =>
      (await lastValueFrom(execute(operation, variables, { caller })).catch(answerIn)) as never,
    follow: (operation, variables) => execute(operation, variables, {}) as never,
  };
}

let shared: Promise<GraphqlClient> | undefined;

/** The page's one client, made when it is first asked for. */
export function siteGraphql(): Promise<GraphqlClient> {
  shared ??= graphqlClient();
  return shared;
}

/** Questions wait for others. A change goes alone and at once, so that it arrives although its page is left. */
function sending(uri: string): ApolloLink {
  const batches = new BaseBatchHttpLink({ uri, batchMax: 10, batchInterval: 10, fetch: patientFetch });
  const alone = new UploadHttpLink({
    uri,
    headers: { 'apollo-require-preflight': 'true' },
    fetch: patientFetch,
    fetchOptions: { keepalive: true },
  });
  return ApolloLink.split(
    ({ operationType, variables }) => operationType === OperationTypeNode.QUERY && !hasFile(variables),
    batches,
    alone,
  );
}

/** What the API says with a status of its own (401, 503) is read as any answer. */
function answerIn(error: unknown): Answer<never> {
  if (!ServerError.is(error)) throw error;
  try {
    const answer: Answer<never> = JSON.parse(error.bodyText);
    if (Array.isArray(answer.errors)) return answer;
  } catch {
    // Something in between answered, not the API.
  }
  throw error;
}

async function withSocket(http: ApolloLink, url: string, caller: Caller): Promise<ApolloLink> {
  const { socketLink } = await import('./graphql-socket-link.ts');
  return ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    socketLink(url, caller),
    http,
  );
}

function hasFile(value: unknown): boolean {
  if (isExtractableFile(value)) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFile);
}
