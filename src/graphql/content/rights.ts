import { GraphQLError } from 'graphql';
import type { Viewer } from '../../content/context.ts';

export type Right = 'content|edit' | 'content|publish' | 'submissions|answer' | 'submissions|erase';

/** @throws GraphQLError when nobody is signed in, or somebody without the right */
export function demand(viewer: Viewer, right: Right): void {
  if (viewer.permissions.has(right)) return;
  throw viewer.id === null
    ? new GraphQLError('Sign in first', { extensions: { code: 'UNAUTHENTICATED' } })
    : new GraphQLError('You have no right to do this', { extensions: { code: 'FORBIDDEN' } });
}
