import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inOrder, migrationFiles, needsOf } from './migrate.ts';

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

const files = ['0001_a.sql', '0002_b.sql', '0003_c.sql'];

test('a migration says which one a version has to know to live with it; most say nothing', () => {
  const sql = '-- The old column goes.\n-- needs: 0002_b.sql\nalter table a drop column old;';
  expect(needsOf('0003_c.sql', sql, files)).toBe('0002_b.sql');
  expect(needsOf('0002_b.sql', sql, files)).toBe('0002_b.sql');
  expect(needsOf('0003_c.sql', '-- Who needs: nobody.\nselect 1;', files)).toBeNull();
});

test.each(['', 'b', '0002_b', '0009_z.sql', '0003_c.sql'])(
  'to need “%s” is refused before it is run',
  (needed) => {
    expect(() => needsOf('0002_b.sql', `-- needs: ${needed}\nselect 1;`, files)).toThrow(
      'migrations/0002_b.sql needs',
    );
  },
);

test('every migration that needs another names one that is there', async () => {
  const all = await migrationFiles();
  for (const name of all) {
    const needs = needsOf(name, await readFile(`migrations/${name}`, 'utf8'), all);
    if (needs !== null) expect(all).toContain(needs);
  }
});
