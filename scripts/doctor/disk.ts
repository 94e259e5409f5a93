import { tmpdir } from 'node:os';
import { roomIn } from '../support/disk-room.ts';
import { plainWords } from '../support/plain-words.ts';
import { type Finding, findingsOf } from './finding.ts';

const LEAST_BYTES = 100_000_000;
const NOTED_BYTES = 1_000_000_000;

const { good, worthKnowing, wrong } = findingsOf('disk');

/** Whether there is room where this machine's processes write. @param directories what for, and where */
export function checkDisk(directories: Readonly<Record<string, string>>): Promise<Finding[]> {
  const all = { ...directories, 'temporary files': tmpdir() };
  return Promise.all(Object.entries(all).map(([what, directory]) => checkRoom(what, directory)));
}

async function checkRoom(what: string, directory: string): Promise<Finding> {
  try {
    const room = await roomIn(directory);
    const found = `${(room / 1e9).toFixed(1)} GB are left for ${what} (${directory})`;
    const todo = 'make room: what cannot be written fails, and PostgreSQL stops';
    if (room < LEAST_BYTES) return wrong(found, todo);
    return room < NOTED_BYTES ? worthKnowing(found, todo) : good(found);
  } catch (error) {
    return wrong(`${directory} (${what}) cannot be read: ${plainWords(error)}`, 'look at its owner and mode');
  }
}
