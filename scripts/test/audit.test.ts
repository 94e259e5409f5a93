import { expect, test } from 'vitest';
import { judgeAudit } from './audit.ts';
import { FAILED, PASSED } from './check-results.ts';

const report = (severities: Record<string, string>) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(
      Object.entries(severities).map(([name, severity]) => [name, { name, severity }]),
    ),
  });

test('packages without known weaknesses pass', () => {
  expect(judgeAudit(report({}))).toEqual({ result: PASSED, lines: ['passed: packages'] });
});

test.each(['high', 'critical'])('a weakness that is %s fails, and the package is named', (severity) => {
  const { result, lines } = judgeAudit(report({ harmless: 'low', broken: severity }));
  expect(result).toEqual(FAILED);
  expect(lines.join()).toMatch(new RegExp(`^FAILED: .*harmless \\(low\\), broken \\(${severity}\\)`));
});

test('a lesser weakness is named and passes', () => {
  const { result, lines } = judgeAudit(report({ broken: 'moderate' }));
  expect([result, lines]).toEqual([PASSED, [expect.stringContaining('broken (moderate)')]]);
});

test.each([
  [
    'that does not answer such questions',
    '{"message": "405 Method Not Allowed", "error": {"summary": ""}}',
    '405',
  ],
  [
    'that nobody can reach',
    '{"error": {"code": "ENOTFOUND", "summary": "request failed"}}',
    'request failed',
  ],
  ['that says nothing', '', 'no answer'],
])('a registry %s is no failure, and one line says so', (_, output, why) => {
  const { result, lines } = judgeAudit(output);
  expect(result).toEqual({ passed: 0, failed: 0, skipped: 1 });
  expect(lines).toEqual([expect.stringContaining(why)]);
});
