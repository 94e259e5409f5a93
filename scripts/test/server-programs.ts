import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { canInstall, disableService, installOnDebian } from './debian.ts';

/** What the examples in `deploy/` are for: each program with the packages of Debian that have it. */
const PROGRAMS = [
  { program: 'nginx', args: ['-v'], packages: ['nginx'] },
  { program: 'haproxy', args: ['-v'], packages: ['haproxy'] },
  { program: 'systemd-analyze', args: ['--version'], packages: ['systemd'] },
  // Its module xkey is a package of its own.
  { program: 'varnishd', args: ['-V'], packages: ['varnish', 'varnish-modules'] },
] as const;

/** For starting them: they lie where only root looks. */
export const programEnvironment = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };

/**
 * Looks for the programs that the examples of deployment are for; as root on Debian it installs those that are missing,
 * and says so.
 *
 * @throws Error that names what is missing, and says what to do
 */
export async function prepareServerPrograms(): Promise<void> {
  let missing = await missingPrograms();
  if (missing.length > 0 && canInstall()) {
    const names = missing.flatMap((one) => one.packages);
    await installOnDebian('the tests of deployment', names);
    for (const name of names.filter((one) => one !== 'systemd')) await disableService(name);
    missing = await missingPrograms();
  }
  if (missing.length > 0) {
    const names = missing.flatMap((one) => one.packages).join(' ');
    throw new Error(
      `Missing: ${missing.map(({ program }) => program).join(', ')}. Without them nobody knows whether the examples in ` +
        `deploy/ are right. Install them (on Debian: apt-get install ${names}).`,
    );
  }
}

async function missingPrograms() {
  const found = await Promise.all(
    PROGRAMS.map(async (one) => ({
      one,
      isThere: await promisify(execFile)(one.program, [...one.args], { env: programEnvironment }).then(
        () => true,
        () => false,
      ),
    })),
  );
  return found.flatMap(({ one, isThere }) => (isThere ? [] : [one]));
}
