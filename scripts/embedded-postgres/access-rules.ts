import { chmod, rm, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { DataDirectory } from './data-directory.ts';
import { ROLE } from './make-cluster.ts';

/**
 * Writes who may connect: whoever runs the site, and root, as the site's role. The kernel says who they are (`peer`),
 * so there is no password that could be told to anybody; the superuser cannot log in at all.
 */
export async function writeAccessRules(place: DataDirectory): Promise<void> {
  const people = new Set([userInfo().username, 'root']);
  await write(place.rules, `local all ${ROLE} peer map=site\n`);
  await write(place.names, [...people].map((name) => `site ${quoted(name)} ${ROLE}\n`).join(''));
  // Earlier versions kept a password.
  await rm(join(place.root, 'password'), { force: true });
}

/** The server's user reads it, whatever the umask. */
async function write(file: string, text: string): Promise<void> {
  await writeFile(file, text);
  await chmod(file, 0o644);
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
