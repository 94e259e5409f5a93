import { ApolloClient, ApolloLink, InMemoryCache, ServerError } from '@apollo/client';
import { BatchHttpLink } from '@apollo/client/link/batch-http';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import isExtractableFile from 'apollo-upload-client/isExtractableFile.mjs';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { OperationTypeNode } from 'graphql';
import { borrowedTokenKey } from '../../auth/storage-keys.ts';

export interface GraphqlClientOptions {
  /** Default `/graphql` (spec §7). */
  readonly url?: string;
  /** The socket for subscriptions; by default the one that the document names, and none where it names none. */
  readonly socketUrl?: string | null;
  /** The bearer token to send, asked for before each request; default the one in local storage. */
  readonly token?: () => string | null | Promise<string | null>;
}

/**
 * The browser's GraphQL client: operations within 10 ms go together in one request, at most 10 (spec §9); those with
 * files alone, by the multipart request specification. An island that needs data imports this, no other does: it is
 * far larger than a page may be. A token that the server refuses (another site's, or one that has ended) is not sent
 * again, and queries that it spoilt are asked without it: what everybody may read does not depend on it.
 */
export async function graphqlClient(options: GraphqlClientOptions = {}): Promise<ApolloClient> {
  const { url = '/graphql', socketUrl = documentSocket() } = options;
  const { token, refuse } = refusable(options.token ?? storedToken);
  const signed = new SetContextLink(async ({ headers }) => {
    const bearer = await token();
    return { bearer, headers: { ...headers, ...(bearer && { authorization: `Bearer ${bearer}` }) } };
  });
  const repeated = new ErrorLink(({ error, operation, forward }) => {
    const { bearer, headers } = operation.getContext();
    if (!bearer || !ServerError.is(error) || error.statusCode !== 401) return;
    refuse(bearer);
    if (operation.operationType !== OperationTypeNode.QUERY) return;
    const { authorization: _, ...others } = headers;
    operation.setContext({ headers: others });
    return forward(operation);
  });
  // The body is operationName, variables and query (spec §7); the library would add its own name and version.
  const plain = { enhancedClientAwareness: { transport: false } } as const;
  const files = new UploadHttpLink({ uri: url, headers: { 'apollo-require-preflight': 'true' } });
  const batches = new BatchHttpLink({ uri: url, batchMax: 10, batchInterval: 10, ...plain });
  const sending = ApolloLink.split(({ variables }) => hasFile(variables), files, batches);
  const http = ApolloLink.from([repeated, signed, sending]);
  return new ApolloClient({
    cache: new InMemoryCache(),
    link: socketUrl ? await withSocket(http, socketUrl, { token, refuse }) : http,
  });
}

interface RefusableToken {
  readonly token: () => Promise<string | null>;
  /** Remembers that the server does not take this one. */
  readonly refuse: (token: string) => void;
}

function refusable(read: NonNullable<GraphqlClientOptions['token']>): RefusableToken {
  let refused: string | null = null;
  return {
    token: async () => {
      const token = await read();
      return token === refused ? null : token;
    },
    refuse: (token) => {
      refused = token;
    },
  };
}

/** The socket that the site's settings name to browsers: `GRAPHQL_WS_URL`. */
function documentSocket(): string | null {
  const meta = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="chancery:graphql-socket"]');
  return meta?.content ?? null;
}

/** The token that was left in local storage; null also where storage is refused. */
function storedToken(): string | null {
  try {
    return localStorage.getItem(borrowedTokenKey);
  } catch {
    return null;
  }
}

async function withSocket(http: ApolloLink, url: string, token: RefusableToken): Promise<ApolloLink> {
  const { socketLink } = await import('./graphql-socket-link.ts');
  return ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    socketLink(url, token),
    http,
  );
}

function hasFile(value: unknown): boolean {
  if (isExtractableFile(value)) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFile);
}
