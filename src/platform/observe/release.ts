import about from '../../../package.json' with { type: 'json' };
import { buildVersion } from '../assets/build-directory.ts';

/** What runs here, as receivers of errors write it: package, version and build. */
export const release = `${about.name}@${about.version}+${buildVersion}`;
