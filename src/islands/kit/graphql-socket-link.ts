import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';

/**
 * Subscriptions over a socket that is opened with the first, closed after the last, and opened again when it is
 * lost. The bearer token goes with the connection's parameters (spec §6).
 */
export function socketLink(url: string, token: () => string | null | Promise<string | null>): GraphQLWsLink {
  return new GraphQLWsLink(
    createClient({
      url,
      lazy: true,
      retryAttempts: Number.POSITIVE_INFINITY,
      connectionParams: async () => {
        const bearer = await token();
        return bearer ? { authorization: `Bearer ${bearer}` } : {};
      },
    }),
  );
}
