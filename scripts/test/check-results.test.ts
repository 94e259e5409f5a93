import { expect, test } from 'vitest';
import { add, countVitest, FAILED, PASSED, summary } from './check-results.ts';

function file(status: string, ...tests: string[]) {
  return { status, assertionResults: tests.map((each) => ({ status: each })) };
}

test('every test is counted by what became of it', () => {
  const report = {
    testResults: [file('failed', 'passed', 'failed'), file('passed', 'passed', 'pending', 'todo')],
  };
  expect(countVitest(report, 1)).toEqual({ passed: 2, failed: 1, skipped: 2 });
});

test('a file that cannot be loaded is a failure', () => {
  expect(countVitest({ testResults: [file('failed'), file('passed', 'passed')] }, 1)).toMatchObject({
    failed: 1,
  });
});

test('a run without a report, or that failed outside every test, is a failure', () => {
  expect(countVitest(undefined, 1)).toEqual(FAILED);
  expect(countVitest({ testResults: [file('passed', 'passed')] }, 1)).toMatchObject({ passed: 1, failed: 1 });
});

test('the last line adds everything up', () => {
  expect(summary(add([PASSED, PASSED, FAILED, { passed: 3, failed: 0, skipped: 2 }]))).toBe(
    '5 passed, 1 failed, 2 skipped',
  );
});
