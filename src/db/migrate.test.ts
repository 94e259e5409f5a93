import { expect, test } from 'vitest';
import { inOrder } from './migrate.ts';

test('migrations are in order of their numbers; what is no SQL is none', () => {
  expect(inOrder(['0010_b.sql', 'README.md', '0002_erased-subject.sql', '0001_a.sql'])).toEqual([
    '0001_a.sql',
    '0002_erased-subject.sql',
    '0010_b.sql',
  ]);
});

test.each(['0002_two_words.sql', '2_a.sql', '0002-a.sql', '0002_A.sql', '0002_a.SQL', 'a.sql'])(
  'a migration called %s is not passed over in silence',
  (name) => {
    expect(() => inOrder(['0001_a.sql', name])).toThrow(`migrations/${name} is not named like`);
  },
);

test('of two with one number nobody knows which is first', () => {
  expect(() => inOrder(['0001_b.sql', '0001_a.sql'])).toThrow(
    'migrations/0001_a.sql and 0001_b.sql have the same number',
  );
});
