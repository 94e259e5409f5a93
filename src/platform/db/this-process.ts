import { hash, randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { pid } from 'node:process';

/** A process among all that use a database. */
export interface ProcessPlace {
  /**
   * One running kernel and one set of process numbers in it: a container has its own, a machine that was started again
   * is another. Two places with the same see one another's processes. Null where that cannot be known.
   */
  readonly machine: string | null;
  readonly pid: number;
}

/** Where this process runs. */
export const thisPlace: ProcessPlace = { machine: machineHere(), pid };

/** This process's name, for logs and for those who wait for it: the host's and a part that no other has. */
export const processName = `${hostname()
  .replaceAll(/[^A-Za-z0-9-]/g, '-')
  .slice(0, 26)}-${randomUUID().slice(0, 13)}`;

/** The kernel's number of its own start and the namespace of processes, as Linux tells them. */
function machineHere(): string | null {
  try {
    const kernel = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const processes = readlinkSync('/proc/self/ns/pid');
    return kernel === '' ? null : hash('sha256', `${hostname()}\n${kernel}\n${processes}`).slice(0, 16);
  } catch {
    return null;
  }
}

/** Whether there is surely no such process on this machine. One of another user's is there all the same. */
export function isGone(id: number): boolean {
  try {
    process.kill(id, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
