import { join } from 'node:path';
import type { ServerName } from '../../src/platform/http/listen-place.ts';
import { readSettings } from '../../src/platform/settings/env.ts';
import type { Settings } from '../../src/platform/settings/settings.ts';
import { buildIfStale } from '../build.ts';
import { CHECKOUT } from '../support/checkout.ts';
import { runCommand } from '../support/with-database.ts';
import { closeOnSignals, createClosing } from './closing.ts';
import { waitForFreePlace } from './ports.ts';
import { PROCESS_ENVIRONMENT, PROCESS_FLAGS } from './process-run.ts';

type Server = {
  /** The built module, relative to the checkout. */
  readonly module: string;
  readonly server: ServerName;
  /** @throws Error when it cannot run with these settings */
  check?(settings: Settings): Promise<void>;
};

/**
 * Runs one built server in the foreground: this process becomes it, so that whoever started this one has the server's
 * signals and exit code to themselves. Builds what is stale; migrates and seeds nothing.
 */
export function runServer({ module, server, check }: Server): Promise<void> {
  return runCommand(async () => {
    const settings = settingsOnCluster();
    await check?.(settings);
    await waitForFreePlace(settings, server);
    const closing = createClosing();
    const letGo = closeOnSignals(closing, 0);
    await buildIfStale(CHECKOUT, closing);
    letGo();
    const args = [process.execPath, ...PROCESS_FLAGS, join(CHECKOUT, module)];
    const env = { ...process.env, ...PROCESS_ENVIRONMENT, NODE_ENV: 'production' };
    process.execve?.(process.execPath, args, env);
  });
}

/**
 * The settings of a process that runs apart from others.
 *
 * @throws Error when there is no database that they could share
 */
export function settingsOnCluster(): Settings & { readonly databaseUrl: string } {
  const settings = readSettings(process.env);
  const { databaseUrl } = settings;
  if (databaseUrl === undefined) {
    throw new Error(
      'DATABASE_URL must be set: this is one process of several that share a database. npm start runs all of them, ' +
        'with a database of its own.',
    );
  }
  return { ...settings, databaseUrl };
}
