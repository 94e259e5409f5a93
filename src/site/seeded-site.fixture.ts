import { createTestDatabase } from '../../scripts/embedded-postgres/test-database.ts';
import { handlePage } from './handle-page.ts';
import { searchRead } from './search-read.ts';
import type { Site } from './site.ts';
import { testSite } from './testing.ts';

export interface SeededSite {
  readonly site: Site;
  /** The page of an address (`/search?q=tax`). */
  ask(address: string): ReturnType<typeof handlePage>;
  end(): Promise<void>;
}

/** The site with the demonstration firm's content in a database of a test file's own. */
export async function seededSite(): Promise<SeededSite> {
  const database = await createTestDatabase({ seeded: true });
  const site = testSite({}, database.url);
  return {
    site,
    ask: (address) => {
      const at = address.indexOf('?');
      const pathname = at < 0 ? address : address.slice(0, at);
      return handlePage({ pathname, search: at < 0 ? '' : searchRead(pathname, address.slice(at)) }, site);
    },
    end: async () => {
      await site.database.end();
      await database.drop();
    },
  };
}
