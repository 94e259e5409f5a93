import { execFile, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findServerProcess } from './pid-file.ts';
import { startEmbedded } from './start.ts';

export interface Throwaway {
  readonly url: string;
  /**
   * Puts all that it holds now into a directory below its own, while it rests: see `copyServerData`.
   *
   * @returns that directory
   */
  keepCopy(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts a server for tests in a directory of its own: fast, not durable, gone with its data after `stop`,
 * and also when the process that started it is killed. Its role may create databases.
 */
export async function startThrowaway(): Promise<Throwaway> {
  const root = await throwawayDirectory();
  try {
    let server = await startGuarded(root);
    return {
      url: server.url,
      keepCopy: async () => {
        await server.stop();
        const copy = join(root, 'copy');
        await mkdir(copy);
        await copyServerData(root, copy);
        server = await startGuarded(root);
        return copy;
      },
      stop: async () => {
        await server.stop();
        await rm(root, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(root, { recursive: true, force: true });
    throw error;
  }
}

/** Copies what a server that rests has in its directory to another one, where `startGuarded` starts a server with it. */
export async function copyServerData(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', join(from, 'cluster'), join(to, 'cluster')]);
}

/** A directory for a server of a test's own. */
export async function throwawayDirectory(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'chancery-throwaway-'));
  // As root the server runs as another user, who must be able to enter.
  await chmod(root, 0o711);
  return root;
}

/**
 * Starts a throwaway server in a directory that may hold its data already, as after a stop. When the process that
 * started it is killed, the server ends and the directory goes.
 */
export async function startGuarded(root: string): Promise<{ url: string; stop(): Promise<void> }> {
  const server = await startEmbedded({ dataDir: root, throwaway: true });
  const process = await findServerProcess(join(root, 'cluster'));
  const guard = process && spawnGuard(process.pid, root);
  return {
    url: server.url,
    stop: async () => {
      guard?.kill();
      await server.stop();
    },
  };
}

/** A shell that waits until our end of its pipe closes, which even kill -9 of this process does. */
function spawnGuard(pid: number, root: string) {
  const script = 'read -r _; kill -QUIT "$1"; sleep 1; rm -rf "$2"';
  const guard = spawn('/bin/sh', ['-c', script, 'chancery-guard', String(pid), root], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  return guard;
}
