import { expect, test } from 'vitest';
import { anonymous } from '../content/context.ts';
import { execute, stored } from '../graphql/execute.ts';
import { Clock } from '../platform/cache/clock.ts';
import { demandOwner, readerOf } from './policies.ts';

const ann = { id: 'ann', permissions: new Set<string>() };

test('only whoever is signed in keeps anything, and only its owner sees it', () => {
  expect(readerOf(ann)).toBe('ann');
  expect(() => readerOf(anonymous)).toThrow(
    expect.objectContaining({ extensions: { code: 'UNAUTHENTICATED' } }),
  );
  expect(() => demandOwner(ann, 'ann')).not.toThrow();
  expect(() => demandOwner(ann, 'bob')).toThrow(
    expect.objectContaining({ extensions: { code: 'NOT_FOUND' } }),
  );
  expect(() => demandOwner(anonymous, 'bob')).toThrow(
    expect.objectContaining({ extensions: { code: 'UNAUTHENTICATED' } }),
  );
});

test('a page, which anybody may be sent from a cache, cannot ask for it', async () => {
  const query = stored<object, object>('Page', 'query Page { me { favouriteIds } }');
  const reading = { db: null as never, viewer: anonymous, clock: new Clock() };
  await expect(execute(query, {}, reading)).rejects.toThrow('Sign in first');
});
