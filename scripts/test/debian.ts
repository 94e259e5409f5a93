import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { say } from '../support/progress.ts';

/** Whether programs that tests need can be installed by themselves: as root on Debian. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/** Installs packages of Debian and says so; whoever needs them looks afterwards whether they are there. */
export async function installOnDebian(purpose: string, packages: readonly string[]): Promise<void> {
  say(`Installing for ${purpose}: ${packages.join(', ')} (apt-get, about a minute)`);
  const updated = await aptGet('update', '-qq');
  const installed = await aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
  if (!updated || !installed) say('apt-get failed; see above');
}

/** Ends what a package has just started: the tests start their own, and it would wait for visitors on its usual port. */
export async function disableService(name: string): Promise<void> {
  // Where no services are managed, as in a container, none was started.
  await promisify(execFile)('systemctl', ['disable', '--now', name]).catch(() => undefined);
}

function aptGet(...args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const child = spawn('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}
