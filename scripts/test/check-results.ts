/** What one check, or a run of many tests, came to. */
export type CheckResult = { readonly passed: number; readonly failed: number; readonly skipped: number };

export const PASSED: CheckResult = { passed: 1, failed: 0, skipped: 0 };
export const FAILED: CheckResult = { passed: 0, failed: 1, skipped: 0 };

/**
 * Counts a Vitest run from its JSON report. A file that could not be run at all has no tests in the report and
 * counts as one failure; a run that failed without naming any counts as one, too.
 *
 * @param exitCode Vitest's
 */
export function countVitest(report: unknown, exitCode: number): CheckResult {
  const files = isReport(report) ? report.testResults : [];
  const statuses = files.flatMap((file) => file.assertionResults.map((test) => test.status));
  const brokenFiles = files.filter((file) => file.status === 'failed' && !hasFailure(file)).length;
  const passed = statuses.filter((status) => status === 'passed').length;
  const failed = statuses.filter((status) => status === 'failed').length + brokenFiles;
  const skipped = statuses.length - passed - statuses.filter((status) => status === 'failed').length;
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed, skipped };
}

export function add(results: readonly CheckResult[]): CheckResult {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const result of results) {
    sum.passed += result.passed;
    sum.failed += result.failed;
    sum.skipped += result.skipped;
  }
  return sum;
}

/** The last line of `npm test`. */
export function summary({ passed, failed, skipped }: CheckResult): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

type FileReport = { status: string; assertionResults: { status: string }[] };

function isReport(report: unknown): report is { testResults: FileReport[] } {
  return typeof report === 'object' && report !== null && 'testResults' in report;
}

function hasFailure(file: FileReport): boolean {
  return file.assertionResults.some((test) => test.status === 'failed');
}
