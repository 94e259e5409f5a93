import { expect, test } from 'vitest';
import type { FrontCache } from './front-cache.ts';
import { frontHeaders, keyOf } from './front-headers.ts';

const front = (kind: FrontCache['kind']): FrontCache => ({
  kind,
  addresses: [],
  token: undefined,
  seconds: 3_600,
});
const pageOf = () => ({ tags: new Set(['record:one', 'type:person']) });
const [one, person] = [...pageOf().tags].map(keyOf);

test.each([
  ['fastly', ['surrogate-key', `all ${one} ${person}`, 'surrogate-control', 'max-age=90']],
  ['cloudflare', ['cache-tag', `all,${one},${person}`, 'cdn-cache-control', 'max-age=90']],
  ['varnish', ['xkey', `all ${one} ${person}`, 'surrogate-control', 'max-age=90']],
] as const)('a page for %s bears its keys, and as long as it is good', (kind, expected) => {
  expect(frontHeaders(front(kind), pageOf(), 90.7)).toEqual(expected);
});

test('no page may be kept for longer than is set, nor one that is not known to be good, nor one of too many tags', () => {
  expect(frontHeaders(front('fastly'), pageOf(), 1e9).at(-1)).toBe('max-age=3600');
  expect(frontHeaders(front('fastly'), pageOf(), 0)).toEqual([]);
  const wide = { tags: new Set(Array.from({ length: 501 }, (_, at) => `record:${at}`)) };
  expect(frontHeaders(front('fastly'), wide, 90)).toEqual([]);
});

test('keys are short, and the same in small letters', () => {
  const long = keyOf(`record:${'x'.repeat(500)}`);
  expect(long).toMatch(/^[0-9a-f]{10}$/);
});
