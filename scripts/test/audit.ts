import { execFile } from 'node:child_process';
import { CHECKOUT } from '../support/checkout.ts';
import { say } from '../support/progress.ts';
import { type CheckResult, FAILED, PASSED } from './check-results.ts';

/** Milliseconds for a registry to say what it knows. */
const patience = 10_000;

/** Nobody was there to be asked. */
const SKIPPED: CheckResult = { passed: 0, failed: 0, skipped: 1 };

/** From this on a known weakness of a package fails the tests. */
const grave: readonly unknown[] = ['high', 'critical'];

/**
 * Asks the registry which packages that ship have known weaknesses. One that cannot be reached, or that does not
 * answer such questions, is no failure: a line says so.
 */
export async function checkPackages(): Promise<CheckResult> {
  const { result, lines } = judgeAudit(await npmAudit());
  for (const line of lines) say(line);
  return result;
}

/** @param output of `npm audit --json`, whatever its exit code */
export function judgeAudit(output: string): { result: CheckResult; lines: string[] } {
  const report = parsed(output);
  if (!report?.vulnerabilities) {
    const why = (report?.message ?? report?.error?.summary) || 'no answer';
    return { result: SKIPPED, lines: [`skipped: packages (the registry could not be asked: ${why})`] };
  }
  const found = Object.entries(report.vulnerabilities).map(([name, { severity }]) => ({ name, severity }));
  const failed = found.some(({ severity }) => grave.includes(severity));
  const named = found.map(({ name, severity }) => `${name} (${severity})`).join(', ');
  const verdict = failed ? 'FAILED' : 'passed';
  const lines = [`${verdict}: packages${named && `: ${named}; npm audit --omit=dev says more`}`];
  return { result: failed ? FAILED : PASSED, lines };
}

interface AuditReport {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity?: unknown }>>;
  readonly message?: string;
  readonly error?: { readonly summary?: string };
}

function parsed(output: string): AuditReport | undefined {
  try {
    return JSON.parse(output) as AuditReport;
  } catch {
    return undefined;
  }
}

function npmAudit(): Promise<string> {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', `--fetch-timeout=${patience}`];
  return new Promise((resolve) => {
    // It ends with an exit code of its own when it has found something; the answer is there all the same.
    execFile('npm', args, { cwd: CHECKOUT, timeout: 3 * patience }, (_error, stdout) => resolve(stdout));
  });
}
