import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { CloseCode, createClient } from 'graphql-ws';
import type { Caller } from './caller.ts';

/**
 * Subscriptions over a socket that is opened with the first, closed after the last, and opened again when it is
 * lost. The bearer token goes with the connection's parameters (spec §6); one that is refused is not sent again.
 */
export function socketLink(url: string, caller: Caller): GraphQLWsLink {
  let sent: string | null = null;
  return new GraphQLWsLink(
    createClient({
      url,
      lazy: true,
      retryAttempts: Number.POSITIVE_INFINITY,
      connectionParams: async () => {
        sent = await caller.token();
        return sent ? { authorization: `Bearer ${sent}` } : {};
      },
      on: {
        closed: (event) => {
          if (sent && (event as CloseEvent).code === CloseCode.Forbidden) void caller.instead(sent);
        },
      },
    }),
  );
}
