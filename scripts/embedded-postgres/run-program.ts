import { type ChildProcess, spawn } from 'node:child_process';
import type { ServerUser } from './server-user.ts';

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
  options: { readonly user: ServerUser | undefined; readonly input?: string },
): Promise<void> {
  const child = spawn(program, args, {
    ...options.user,
    cwd: '/',
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
