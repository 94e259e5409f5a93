import { createServer } from 'vite';

/**
 * What browser tests visit, for scripts that Node runs itself: the page modules behind `places.ts` are written in JSX,
 * which it does not read.
 */
export async function loadPlaces(): Promise<typeof import('./places.ts')> {
  const vite = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return (await vite.ssrLoadModule('/e2e/testing/places.ts')) as typeof import('./places.ts');
  } finally {
    await vite.close();
  }
}
