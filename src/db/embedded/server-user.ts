import { type ChildProcess, spawn } from 'node:child_process';
import { chown, readFile } from 'node:fs/promises';

/** The user that PostgreSQL runs as, when that is not the one who runs Node. */
export type ServerUser = { readonly uid: number; readonly gid: number };

const DEBIAN_NOBODY: ServerUser = { uid: 65534, gid: 65534 };

/** For root, who may not run PostgreSQL, the user `nobody`; for everybody else undefined: themselves. */
export async function serverUser(): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const fields = users
    .split('\n')
    .find((line) => line.startsWith('nobody:'))
    ?.split(':');
  const uid = Number(fields?.[2]);
  const gid = Number(fields?.[3]);
  return uid > 0 && gid > 0 ? { uid, gid } : DEBIAN_NOBODY;
}

/** Gives a file or directory to the server's user. */
export async function giveTo(user: ServerUser | undefined, path: string): Promise<void> {
  if (user) await chown(path, user.uid, user.gid);
}

/** The environment of PostgreSQL's programs: nothing of PG* or LC_* from the caller's shell reaches them. */
export const SERVER_ENVIRONMENT = { PATH: '/usr/bin:/bin' };

/**
 * Runs one of PostgreSQL's programs to its end.
 *
 * @param input written to its standard input
 * @throws Error with what the program said, when it fails
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  options: { readonly user: ServerUser | undefined; readonly cwd: string; readonly input?: string },
): Promise<void> {
  const child = spawn(program, args, {
    ...options.user,
    cwd: options.cwd,
    env: SERVER_ENVIRONMENT,
    stdio: 'pipe',
    timeout: 120_000,
  });
  child.stdin.end(options.input ?? '');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const code = await exitOf(child);
  // In single-user mode PostgreSQL ends with code 0 although a statement failed.
  if (code !== 0 || /^.*(ERROR|FATAL):/m.test(output)) {
    throw new Error(`${program} failed with code ${code}:\n${output.trim()}`);
  }
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}
