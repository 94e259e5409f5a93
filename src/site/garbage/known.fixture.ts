import { buildSchema } from '../../graphql/content/index.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { anyOperation } from './any-operation.fixture.ts';
import type { Known } from './any-request.fixture.ts';
import { fieldNames } from './known-names.fixture.ts';

/** What the site knows. @param bearers tokens that are good there */
export function knownBySite(
  { siteOrigin }: Pick<Settings, 'siteOrigin'>,
  bearers: readonly string[] = [],
): Known {
  return {
    names: fieldNames,
    values: ['en', 'fr-fr', 'pe101', 'pu101', 'pu-tax', 'topic-tax', 'office-london', '2026-11-16'],
    cookies: [],
    cookieNames: ['chancery'],
    bearers,
    origins: [siteOrigin],
    bodies: { '/graphql': anyOperation(buildSchema()) },
  };
}
