import { PROCESS_ENVIRONMENT } from '../scripts/start/process-run.ts';
import { EMBEDDED_DATABASE_URL } from '../src/platform/settings/env.ts';

interface SiteEnvOptions {
  readonly databaseUrl: string;
  /** For pages in memory; with 0 none is kept, and none taken from the store either. */
  readonly cacheMegabytes: number;
  readonly identityPort: number;
}

/** The environment of a measured site process, as `npm start` gives it in the demonstration. */
export function siteEnv({
  databaseUrl,
  cacheMegabytes,
  identityPort,
}: SiteEnvOptions): Record<string, string> {
  return {
    ...PROCESS_ENVIRONMENT,
    [EMBEDDED_DATABASE_URL]: databaseUrl,
    PAGE_CACHE_MB: String(cacheMegabytes),
    PAGE_STORE_MB: cacheMegabytes === 0 ? '0' : '512',
    IDENTITY_PORT: String(identityPort),
    LOG_LEVEL: 'error',
  };
}
