import { expect, test } from 'vitest';
import { ParsedQueries } from './parsed-queries.ts';

test('the last hundred queries are kept, and those that are asked again stay', () => {
  const documents = new ParsedQueries<number>();
  documents.set('asked again', 0);
  for (let at = 1; at <= 150; at += 1) {
    documents.set(`query ${at}`, at);
    expect(documents.get('asked again')).toBe(0);
  }
  expect(documents.size).toBe(100);
  expect(documents.get('query 150')).toBe(150);
  expect(documents.get('query 1')).toBeUndefined();
});

test('a query of unusual length is not kept', () => {
  const documents = new ParsedQueries<number>();
  documents.set(`{ a } # ${'x'.repeat(20_000)}`, 1);
  expect(documents.size).toBe(0);
});
