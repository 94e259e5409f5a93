import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDirectory, buildVersion } from './build-directory.ts';

/** The file of a build that says what it makes. */
const outputFile = 'output';

/** What answers of a build depend on: the server's code but for the identity provider's, what browsers load, packages. */
const answersComeFrom = ['server/**/*.js', 'client/.vite/manifest.json', 'client/assets/before-drawing-*.js'];

/**
 * Notes in a new build what it makes: the same for two builds whose sources differ in what comes to nothing.
 *
 * @param packages the lock file: packages are no part of the build
 */
export function noteOutput(directory: string, packages: string): void {
  const hash = createHash('sha256').update(readFileSync(packages));
  const files = globSync(answersComeFrom, { cwd: directory }).filter((path) => path !== 'server/identity.js');
  for (const path of files.sort()) hash.update(`${path}\0`).update(readFileSync(join(directory, path)));
  writeFileSync(join(directory, outputFile), hash.digest('base64url'));
}

/** What a build makes; its version where it does not say so. */
export function builtOutput(directory: string = buildDirectory): string {
  try {
    return readFileSync(join(directory, outputFile), 'utf8');
  } catch {
    return buildVersion;
  }
}
