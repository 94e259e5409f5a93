import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { catchError, from, type Observable, switchMap, throwError } from 'rxjs';
import type { Caller } from './caller.ts';

/**
 * Sends the bearer token of who asks: the operation's `caller`, else `everybody`. Where the server refuses it, nothing
 * was done, and it is sent once more with another. Queries of everybody that the token spoilt are asked without it:
 * what everybody may read does not depend on it.
 */
export function authorized(everybody: Caller): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const caller: Caller = operation.getContext().caller ?? everybody;
    const mayGoWithout = caller === everybody && operation.operationType === OperationTypeNode.QUERY;
    const sentBy = (token: string | null): Observable<ApolloLink.Result> => {
      operation.setContext({ headers: token === null ? {} : { authorization: `Bearer ${token}` } });
      return forward(operation);
    };
    const sentAgain = (refused: string, error: unknown) =>
      from(caller.instead(refused)).pipe(
        switchMap((other) => (other !== null || mayGoWithout ? sentBy(other) : throwError(() => error))),
      );
    return from(caller.token()).pipe(
      switchMap((token) =>
        sentBy(token).pipe(
          catchError((error) => {
            if (token === null || !isRefusal(error)) throw error;
            return sentAgain(token, error);
          }),
        ),
      ),
    );
  });
}

function isRefusal(error: unknown): boolean {
  return ServerError.is(error) && error.statusCode === 401;
}
