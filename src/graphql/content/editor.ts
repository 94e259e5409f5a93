import { GraphQLError } from 'graphql';
import type { Viewer } from '../../content/context.ts';
import type { ApiContext, Editing } from './api-context.ts';
import { demand, type Right } from './rights.ts';

/**
 * Who carries out a command, for its history.
 *
 * @throws GraphQLError when nobody is signed in, or somebody without the right
 */
export function actorOf(viewer: Viewer, right: Right): string {
  demand(viewer, right);
  return viewer.id ?? '';
}

type Given<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** The values of an input that were given; `null` counts as not given. */
export function given<T extends object>(input: T): Given<T> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) as Given<T>;
}

/** What commands need beside the database. @throws GraphQLError where pages only read */
export function editingOf({ editing }: ApiContext): Editing {
  if (editing) return editing;
  throw new GraphQLError('Nothing is edited here', { extensions: { code: 'BAD_USER_INPUT' } });
}
