import { ROOMS_PATH } from '../../../account/rooms/room-path.ts';
import type { AnyPageModule } from '../../page-module.ts';
import { roomsModule } from '../account/module.ts';
import { outcomePage } from './outcome-page.ts';

/**
 * Pages of signing in that the table of routes does not name, by their paths: `/auth`, where the identity provider
 * leads back to (spec §2), those it may lead on to, and client rooms.
 */
const beside: Readonly<Record<string, AnyPageModule>> = {
  '/auth': outcomePage('callback'),
  '/auth/sign-in-failed': outcomePage('sign-in-failed'),
  '/auth/access-denied': outcomePage('access-denied'),
  '/auth/session-ended': outcomePage('session-ended'),
  [ROOMS_PATH]: roomsModule,
};

/** @param path without language prefix */
export function signInPageAt(path: string): AnyPageModule | null {
  return Object.hasOwn(beside, path) ? (beside[path] ?? null) : null;
}
