import { expect, test } from 'vitest';
import { TagText } from './tag-text.ts';

test('a tag is found whole, and not as a part of another', () => {
  const tags = TagText.of(['record:tax', 'type:service', 'record:tax-disputes']);
  expect(['record:tax', 'type:service', 'record:tax-disputes'].filter((tag) => !tags.has(tag))).toEqual([]);
  expect(['record:ta', 'ecord:tax', 'tax', 'record:tax-', 'disputes'].filter((tag) => tags.has(tag))).toEqual(
    [],
  );
});

test('tags are those that were stored, and none where none were', () => {
  const tags = new TagText(TagText.of(['record:a', 'type:b']).text);
  expect([...tags]).toEqual(['record:a', 'type:b']);
  expect([...new TagText('')]).toEqual([]);
  expect(TagText.of([]).has('record:a')).toBe(false);
});
