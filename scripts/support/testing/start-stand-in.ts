/** `npm start` with a stand-in for the built site, and nothing to build, migrate or seed. */

import { runStart } from '../../start/run-start.ts';
import { CHECKOUT } from '../checkout.ts';

await runStart({
  checkout: CHECKOUT,
  env: process.env,
  siteModule: `scripts/support/testing/${process.env.STAND_IN_SITE ?? 'stand-in-site'}.ts`,
  identityModule: 'scripts/support/testing/stand-in-identity.ts',
  longestSilence: 2,
  build: async () => undefined,
  prepareDatabase: async () => undefined,
});
