import { expect, test } from 'vitest';
import { greetedAs } from './greeted-as.ts';

test.each([
  ['en', 'Claude', 'Northgate', 'Claude'],
  ['fr-fr', 'Claude', 'Northgate', 'Claude Northgate'],
  ['zh-cn', 'Claude', 'Northgate', 'Claude Northgate'],
  ['zh-cn', '雨桐', '陈', '陈雨桐'],
  ['en', '', 'Northgate', 'Northgate'],
  ['fr-fr', '', '', ''],
] as const)('in %s somebody called “%s” “%s” is greeted as “%s”', (locale, firstName, lastName, name) => {
  expect(greetedAs({ firstName, lastName }, locale)).toBe(name);
});
