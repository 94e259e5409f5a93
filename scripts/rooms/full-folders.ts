import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { lists, mostEntries } from './declared.ts';

/** Folders of the checkout with more entries than one reads as a list, a line each. */
export function fullFolders(checkout: string): string[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: checkout,
    encoding: 'utf8',
  });
  const entries = new Map<string, Set<string>>();
  for (const file of files.trim().split('\n')) {
    for (let entry = file; entry !== '.'; entry = dirname(entry)) {
      const folder = dirname(entry);
      entries.set(folder, (entries.get(folder) ?? new Set()).add(entry));
    }
  }
  return [...entries]
    .filter(([folder, { size }]) => size > mostEntries && !lists.test(folder))
    .map(([folder, { size }]) => `${folder} has ${size} entries; ${mostEntries} at most`);
}
