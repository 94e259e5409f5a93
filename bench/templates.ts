import { createServer } from 'vite';
import { connect } from '../src/db/connect.ts';

/** A template by the name of a row that it serves, and an address at which it is seen. */
export interface Template {
  readonly name: string;
  readonly address: string;
}

/** For every template of the site its longest page in English. */
export async function templatesOf(databaseUrl: string): Promise<Template[]> {
  // What the browser tests visit; the page modules behind it are written in JSX, which Node does not read.
  const vite = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const database = connect(databaseUrl, { max: 1 });
  try {
    const { everyPlace, templatesIn } = (await vite.ssrLoadModule(
      '/e2e/testing/places.ts',
    )) as typeof import('../e2e/testing/places.ts');
    const places = await everyPlace(database);
    return templatesIn(places, 'en').map(({ route, address }) => ({ name: route.name, address }));
  } finally {
    await database.end();
    await vite.close();
  }
}
