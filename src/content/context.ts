import type { Kysely } from 'kysely';
import type { Clock } from '../platform/cache/clock.ts';
import type { DB } from '../platform/db/tables.gen.ts';
import type { RecordLoaders } from './records/loaders.ts';

/** Who reads. Permissions are written `content|edit`; anonymous visitors have none. */
export interface Viewer {
  readonly id: string | null;
  readonly permissions: ReadonlySet<string>;
}

export const anonymous: Viewer = { id: null, permissions: new Set() };

/** What every GraphQL resolver gets: made anew for each operation. */
export interface ContentContext {
  readonly db: Kysely<DB>;
  readonly viewer: Viewer;
  readonly clock: Clock;
  readonly loaders: RecordLoaders;
  /**
   * What the answer was made of: `record:<id>` for each record read, `type:<name>` for each list. A publication
   * that touches one of them makes the page stale.
   */
  readonly tags: Set<string>;
}
