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
