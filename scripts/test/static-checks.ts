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

export const checkGenerated = (): Promise<CheckResult> =>
  runCheck('generated files', ['scripts/generate.ts', '--check']);

/** Everything that needs neither a database nor a browser nor a build, one after the other, the quickest first. */
export async function* staticChecks(): AsyncGenerator<CheckResult> {
  for (const check of [checkLint, checkTypes, checkMessages, checkGenerated, checkPackages])
    yield await check();
}
