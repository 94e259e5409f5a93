import { checkPackages } from './audit.ts';
import type { CheckResult } from './check-results.ts';
import { runCheck } from './run-check.ts';

export const checkTypes = (): Promise<CheckResult> =>
  runCheck('types', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.']);

export const checkLint = (): Promise<CheckResult> =>
  runCheck('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings']);

/** Every message is there in every language that serves it, and something uses it. */
export const checkMessages = (): Promise<CheckResult> =>
  runCheck('messages', ['scripts/messages.ts', 'check']);

const checkGenerated = (): Promise<CheckResult> =>
  runCheck('generated files', ['scripts/generate.ts', '--check']);

/** Code imports only what its room may, and no folder is too full. */
export const checkRooms = (): Promise<CheckResult> => runCheck('rooms', ['scripts/rooms.ts', 'check']);

/** No file, export or package that nothing uses. */
export const checkUnused = (): Promise<CheckResult> =>
  runCheck('nothing unused', ['node_modules/knip/bin/knip.js', '--no-progress']);

/** The demonstration firm can be seeded; a run of all tests knows it by having filled its database. */
export const checkContent = (): Promise<CheckResult> => runCheck('seed', ['scripts/seed/check-seed.ts']);

/** Everything that needs neither a database nor a browser nor a build, one after the other, the quickest first. */
export async function* staticChecks(): AsyncGenerator<CheckResult> {
  for (const check of [
    checkLint,
    checkTypes,
    checkRooms,
    checkUnused,
    checkMessages,
    checkGenerated,
    checkPackages,
  ])
    yield await check();
}
