import { expect, test } from 'vitest';
import { refusal } from './ask-at-gate.ts';

type Subscription = Parameters<typeof refusal>[1][number];
const held = (permission: string, state: Subscription['state']) => ({ permission, state }) as Subscription;

test('a refusal names what the account would need, whatever else it holds', () => {
  const library = held('product|research-library', 'NONE');
  const answer = refusal('research-library', [held('product|law-research-library', 'ACTIVE'), library]);
  expect(answer).toEqual({ is: 'refused', subscription: library });
});

test('what nobody offers is refused without a name', () => {
  expect(refusal('gone', [])).toEqual({ is: 'refused', subscription: null });
});

test('who was given access a moment ago is not told that they have none', () => {
  expect(refusal('navigator-ai', [held('product|navigator-ai', 'ACTIVE')])).toEqual({ is: 'unknown' });
});
