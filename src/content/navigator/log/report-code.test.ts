import { expect, test } from 'vitest';
import { printedCode, reportCode, typedCode } from './report-code.ts';

const report = {
  serviceId: 'navigator-service-data-protection',
  selection: 'jurisdictions=france,japan&topics=breach',
  heldOn: '2026-11-24',
  knownAt: null,
  leaves: [Buffer.alloc(32, 1), Buffer.alloc(32, 2)],
};

test('the same report has the same code, and any other another', () => {
  const code = reportCode(report);
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  expect(reportCode({ ...report })).toBe(code);
  const others = [
    { ...report, selection: 'jurisdictions=france' },
    { ...report, heldOn: '2026-11-23' },
    { ...report, knownAt: new Date('2026-11-24T00:00:00Z') },
    { ...report, leaves: report.leaves.toReversed() },
    { ...report, leaves: report.leaves.slice(1) },
  ].map(reportCode);
  expect(new Set([code, ...others]).size).toBe(6);
});

test('a code is read as people type it', () => {
  const code = reportCode(report);
  const printed = printedCode(code);
  expect(printed).toMatch(/^(.{6}-){4}.{2}$/);
  expect(typedCode(` ${printed.toLowerCase().replaceAll('-', ' – ')} `)).toBe(code);
  expect(typedCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(code);
});

test.each(['', 'hello', 'U'.repeat(26), '0'.repeat(25), '0'.repeat(27)])('“%s” is no code', (text) => {
  expect(typedCode(text)).toBeNull();
});
