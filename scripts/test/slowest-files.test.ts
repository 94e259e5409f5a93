import { expect, test } from 'vitest';
import { slowest } from './slowest-files.ts';

test('the slowest files are named, the slowest first', () => {
  const times = [
    { file: 'a.test.ts', seconds: 0.26 },
    { file: 'b.test.ts', seconds: 120.04 },
    { file: 'c.test.ts', seconds: 3 },
  ];
  expect(slowest(times, 2)).toEqual(['  120.0 s  b.test.ts', '    3.0 s  c.test.ts']);
});
