import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { CloseCode, createClient } from 'graphql-ws';

interface RefusableToken {
  readonly token: () => Promise<string | null>;
  readonly refuse: (token: string) => void;
}

/**
 * Subscriptions over a socket that is opened with the first, closed after the last, and opened again when it is
 * lost. The bearer token goes with the connection's parameters (spec §6); one that is refused is not sent again.
 */
export function socketLink(url: string, { token, refuse }: RefusableToken): GraphQLWsLink {
  let sent: string | null = null;
  return new GraphQLWsLink(
    createClient({
      url,
      lazy: true,
      retryAttempts: Number.POSITIVE_INFINITY,
      connectionParams: async () => {
        sent = await token();
        return sent ? { authorization: `Bearer ${sent}` } : {};
      },
      on: {
        closed: (event) => {
          if (sent && (event as CloseEvent).code === CloseCode.Forbidden) refuse(sent);
        },
      },
    }),
  );
}
