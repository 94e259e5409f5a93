import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../../src/platform/db/migrate.ts';
import { makeTemplates } from '../../embedded-postgres/templates.ts';
import { startThrowaway } from '../../embedded-postgres/throwaway.ts';
import { seedIfEmpty } from '../../seed/seed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the throwaway server's own database, whose role may create others. */
    adminDatabaseUrl: string;
    /** A directory with what that server held when both templates were there: see `copySeededServer`. */
    serverCopy: string;
    /** Why there is no seeded database, when the seed is not right. */
    seedProblem: string | null;
  }
}

type Shared = { readonly server: ReturnType<typeof startWithTemplates>; users: number };

/** Each project loads this module anew; what they share hangs on the process. */
const holder = globalThis as { chanceryTestServer?: Shared | undefined };

/** Starts one server with both templates for every project that needs a database; the last one stops it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  holder.chanceryTestServer ??= { server: startWithTemplates(), users: 0 };
  const shared = holder.chanceryTestServer;
  shared.users += 1;
  const { server, serverCopy, seedProblem } = await shared.server;
  project.provide('adminDatabaseUrl', server.url);
  project.provide('serverCopy', serverCopy);
  project.provide('seedProblem', seedProblem);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    holder.chanceryTestServer = undefined;
    await server.stop();
  };
}

async function startWithTemplates() {
  const server = await startThrowaway();
  try {
    const seed = (url: string) => seedIfEmpty(url, resolve('seed'));
    const seedProblem = await makeTemplates(server.url, { migrate, seed });
    return { server, seedProblem, serverCopy: await server.keepCopy() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
