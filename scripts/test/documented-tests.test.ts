import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHECKOUT } from '../support/checkout.ts';

/** Each file that the page names, with the sentences that follow it in the same row. */
function namedTests(page: string): { file: string; sentence: string }[] {
  return page.split('\n').flatMap((line) => {
    let file = '';
    return [...line.matchAll(/`([\w./-]+\.test\.ts)`|“((?:[^“”]|“[^”]*”)+)”/g)].flatMap(
      ([, named, sentence]) => {
        file = named ?? file;
        return sentence === undefined || file === '' ? [] : [{ file, sentence }];
      },
    );
  });
}

test('every test that the page on security names is there', () => {
  const named = namedTests(readFileSync(`${CHECKOUT}/docs/security.md`, 'utf8'));
  expect(named.length).toBeGreaterThan(50);
  const missing = named.filter(
    ({ file, sentence }) => !readFileSync(`${CHECKOUT}/${file}`, 'utf8').includes(sentence),
  );
  expect(missing).toEqual([]);
});
