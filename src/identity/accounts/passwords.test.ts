import { expect, test } from 'vitest';
import { hashPassword, isPassword, passwordProblem } from './passwords.ts';

test('a password of many characters that computers write as two is taken, and opens the account', async () => {
  const password = '🦊🐻'.repeat(75);
  expect(passwordProblem(password, 'reader@example.com')).toBeNull();
  expect(await isPassword(await hashPassword(password), password)).toBe(true);
});

test('a password that is longer than any that is taken opens nothing, also when it begins with the right one', async () => {
  const longest = 'a long one '.repeat(20).slice(0, 200);
  expect(passwordProblem(`${longest}!`, 'reader@example.com')).toBe('tooLong');
  expect(await isPassword(await hashPassword(longest), `${longest}!`)).toBe(false);
});
