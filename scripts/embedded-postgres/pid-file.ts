import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What a running server says of itself in `postmaster.pid`. */
export type PidFile = { readonly pid: number; readonly socketDirectory: string; readonly ready: boolean };

/** The file in which a server of this cluster names its process. */
function pidFilePath(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

/**
 * The live server of a cluster, found by its pid file.
 *
 * @returns undefined when there is none: no file, or a stale one whose process is gone or is, after a
 *   restart of the machine, another program with the same number
 */
export async function findServerProcess(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(pidFilePath(cluster), 'utf8').catch(() => '');
  const file = parsePidFile(text);
  return file && isServerCommand(await commandOf(file.pid), cluster) ? file : undefined;
}

/** Reads the lines of a pid file: 1 the process, 5 where its socket is, 8 the state. */
export function parsePidFile(text: string): PidFile | undefined {
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, socketDirectory: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' };
}

/** Above every number a process can have. */
const NO_PROCESS = 2_147_483_646;

/**
 * Makes a stale pid file harmless whose process number is in use: by another program, after a restart of the
 * machine, or by a dead server that nobody has reaped. PostgreSQL would refuse to start. Only the number is
 * replaced, because PostgreSQL checks by the rest that no child of the old server is still writing.
 *
 * @throws Error when the process is a PostgreSQL of another place, such as this one before it was moved
 */
export async function disarmStalePidFile(cluster: string): Promise<void> {
  const path = pidFilePath(cluster);
  const text = await readFile(path, 'utf8').catch(() => '');
  const file = parsePidFile(text);
  if (!file) return;
  const command = await commandOf(file.pid);
  if (isServerCommand(command, cluster)) return;
  if (command.includes('postgres')) {
    throw new Error(
      `Process ${file.pid} is a PostgreSQL that may be using ${cluster}. Stop it, or, if it is another ` +
        `database's, remove ${path}.`,
    );
  }
  await writeFile(path, text.replace(/^\d+/, String(NO_PROCESS)));
}

function isServerCommand(command: string, cluster: string): boolean {
  return command.includes('postgres') && command.includes(` -D ${cluster} `);
}

/** The command line of a process; empty for one that is gone, and for one that is dead but not yet reaped. */
async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return command.replaceAll('\0', ' ');
  }
  const ps = promisify(execFile)('ps', ['-o', 'args=', '-p', String(pid)]);
  return ps.then(({ stdout }) => stdout).catch(() => '');
}
