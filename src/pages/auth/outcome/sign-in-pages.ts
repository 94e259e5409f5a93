import type { AnyPageModule } from '../../page-module.ts';
import { outcomePage } from './outcome-page.ts';

/**
 * Pages of signing in that the table of routes does not name, by their paths: `/auth`, where the identity provider
 * leads back to (spec §2), and those it may lead on to.
 */
const beside: Readonly<Record<string, AnyPageModule>> = {
  '/auth': outcomePage('callback'),
  '/auth/sign-in-failed': outcomePage('sign-in-failed'),
  '/auth/access-denied': outcomePage('access-denied'),
  '/auth/session-ended': outcomePage('session-ended'),
};

/** @param path without language prefix */
export function signInPageAt(path: string): AnyPageModule | null {
  return Object.hasOwn(beside, path) ? (beside[path] ?? null) : null;
}
