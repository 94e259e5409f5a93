import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type OwnerReport = { url: string; adopted: boolean } | { refused: string; reason: string };

/** For tests: runs a process that owns an embedded server, as another user or with another umask when one is named. */
export async function spawnOwner(
  dataDir: string,
  binariesDir: string,
  { umask, ...user }: { uid?: number; gid?: number; umask?: number } = {},
): Promise<{ child: ChildProcess; report: OwnerReport; end(signal: NodeJS.Signals): Promise<void> }> {
  const script = join(import.meta.dirname, 'owner.fixture.ts');
  const child = spawn(process.execPath, [script, dataDir, binariesDir, String(umask ?? process.umask())], {
    ...user,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const [line] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    exited.then(() => Promise.reject(new Error('The owner ended without a report'))),
  ]);
  const report: OwnerReport = JSON.parse(line);
  return {
    child,
    report,
    end: async (signal) => {
      child.kill(signal);
      await exited;
    },
  };
}
