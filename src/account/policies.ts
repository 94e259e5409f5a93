import { GraphQLError } from 'graphql';
import type { Viewer } from '../content/context.ts';
import { notFound } from './refusals.ts';

/** Only whoever is signed in keeps anything here. */
const mayKeep = (viewer: Viewer): viewer is Viewer & { readonly id: string } => viewer.id !== null;
/** What is kept is for its owner's eyes and hands alone. */
const mayUse = (viewer: Viewer, owner: string) => viewer.id === owner;

/**
 * Who carries out a command of their own.
 *
 * @throws GraphQLError UNAUTHENTICATED when nobody is signed in
 */
export function readerOf(viewer: Viewer): string {
  if (mayKeep(viewer)) return viewer.id;
  throw new GraphQLError('Sign in first', { extensions: { code: 'UNAUTHENTICATED' } });
}

/** @throws GraphQLError NOT_FOUND: nobody learns what another has */
export function demandOwner(viewer: Viewer, owner: string): void {
  readerOf(viewer);
  if (!mayUse(viewer, owner)) throw notFound();
}
