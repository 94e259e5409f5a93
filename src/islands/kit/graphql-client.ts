import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { BatchHttpLink } from '@apollo/client/link/batch-http';
import { SetContextLink } from '@apollo/client/link/context';
import isExtractableFile from 'apollo-upload-client/isExtractableFile.mjs';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { OperationTypeNode } from 'graphql';

/** Where somebody else may leave an access token for us (spec §6; the name is our assumption). */
export const TOKEN_KEY = 'authToken';

export interface GraphqlClientOptions {
  /** Default `/graphql` (spec §7). */
  readonly url?: string;
  /** The socket for subscriptions; none is opened without it. */
  readonly socketUrl?: string | null;
  /** The bearer token to send, asked for before each request; default the one in local storage. */
  readonly token?: () => string | null | Promise<string | null>;
}

/**
 * The browser's GraphQL client: operations within 10 ms go together in one request, at most 10 (spec §9); those with
 * files alone, by the multipart request specification. An island that needs data imports this, no other does: it is
 * far larger than a page may be.
 */
export async function graphqlClient(options: GraphqlClientOptions = {}): Promise<ApolloClient> {
  const { url = '/graphql', socketUrl, token = storedToken } = options;
  const signed = new SetContextLink(async ({ headers }) => {
    const bearer = await token();
    return { headers: { ...headers, ...(bearer && { authorization: `Bearer ${bearer}` }) } };
  });
  // The body is operationName, variables and query (spec §7); the library would add its own name and version.
  const plain = { enhancedClientAwareness: { transport: false } } as const;
  const files = new UploadHttpLink({ uri: url, headers: { 'apollo-require-preflight': 'true' } });
  const batches = new BatchHttpLink({ uri: url, batchMax: 10, batchInterval: 10, ...plain });
  const http = signed.concat(ApolloLink.split(({ variables }) => hasFile(variables), files, batches));
  return new ApolloClient({
    cache: new InMemoryCache(),
    link: socketUrl ? await withSocket(http, socketUrl, token) : http,
  });
}

/** The token that was left in local storage; null also where storage is refused. */
export function storedToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return null;
  }
}

async function withSocket(
  http: ApolloLink,
  url: string,
  token: NonNullable<GraphqlClientOptions['token']>,
): Promise<ApolloLink> {
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
