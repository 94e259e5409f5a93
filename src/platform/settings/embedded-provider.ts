import type { Settings } from './settings.ts';

/** Whether the site's people are those of the identity provider that comes with it, and so in the same database. */
export function isEmbedded({ authIssuer, identityOrigin }: Pick<Settings, 'authIssuer' | 'identityOrigin'>) {
  return identityOrigin !== undefined && authIssuer === `${identityOrigin}/`;
}
