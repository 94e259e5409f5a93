import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completeNodes, consistencyPath, hashOf, inclusionPath, type Subtree } from './subtrees.ts';

const sha256 = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest();
const leafHash = (leaf: number) => sha256(Buffer.of(0), Buffer.from(`leaf ${leaf}`));
const join = (left: Buffer, right: Buffer) => sha256(Buffer.of(1), left, right);

/** The definition of RFC 9162 §2.1.1, word for word. */
function definedHash({ start, end }: Subtree): Buffer {
  if (end - start === 1) return leafHash(start);
  const half = 2 ** Math.ceil(Math.log2(end - start) - 1);
  return join(definedHash({ start, end: start + half }), definedHash({ start: start + half, end }));
}

/** How a reader checks that a leaf is in a log: RFC 9162 §2.1.3.2. */
function rootFromInclusion(leaf: number, size: number, path: readonly Buffer[]): Buffer {
  let [fn, sn, root] = [leaf, size - 1, leafHash(leaf)];
  for (const hash of path) {
    if (fn % 2 === 1 || fn === sn) {
      root = join(hash, root);
      while (fn % 2 === 0 && fn !== 0) [fn, sn] = [fn >> 1, sn >> 1];
    } else root = join(root, hash);
    [fn, sn] = [fn >> 1, sn >> 1];
  }
  expect(sn).toBe(0);
  return root;
}

/** How a reader checks that a log was only added to: RFC 9162 §2.1.4.2. Returns the older and the newer root. */
function rootsFromConsistency(first: number, second: number, proof: readonly Buffer[], older: Buffer) {
  const path = Number.isInteger(Math.log2(first)) ? [older, ...proof] : [...proof];
  let [fn, sn] = [first - 1, second - 1];
  while (fn % 2 === 1) [fn, sn] = [fn >> 1, sn >> 1];
  let [fr, sr] = [path[0] ?? older, path[0] ?? older];
  for (const hash of path.slice(1)) {
    if (fn % 2 === 1 || fn === sn) {
      [fr, sr] = [join(hash, fr), join(hash, sr)];
      while (fn % 2 === 0 && fn !== 0) [fn, sn] = [fn >> 1, sn >> 1];
    } else sr = join(sr, hash);
    [fn, sn] = [fn >> 1, sn >> 1];
  }
  expect(sn).toBe(0);
  return [fr, sr];
}

const hashes = (path: readonly Subtree[]) => path.map(definedHash);
const sizes = fc.integer({ min: 1, max: 300 });

test('a subtree is made of its complete ones', () => {
  fc.assert(
    fc.property(sizes, (size) => {
      const nodes = completeNodes({ start: 0, end: size });
      const known = nodes.map(({ level, position }) =>
        definedHash({ start: position * 2 ** level, end: (position + 1) * 2 ** level }),
      );
      expect(hashOf(known)).toEqual(definedHash({ start: 0, end: size }));
    }),
  );
});

test('the path of any leaf leads to the root', () => {
  fc.assert(
    fc.property(sizes, fc.nat(), (size, any) => {
      const leaf = any % size;
      const path = hashes(inclusionPath(leaf, { start: 0, end: size }));
      expect(rootFromInclusion(leaf, size, path)).toEqual(definedHash({ start: 0, end: size }));
      expect(path.length).toBeLessThanOrEqual(Math.ceil(Math.log2(size)));
    }),
  );
});

test('a longer log is shown to begin with a shorter one', () => {
  fc.assert(
    fc.property(sizes, fc.nat(), (size, any) => {
      const before = (any % size) + 1;
      expect(consistencyPath(size, size)).toEqual([]);
      fc.pre(before < size);
      const older = definedHash({ start: 0, end: before });
      const proof = hashes(consistencyPath(before, size));
      const newer = definedHash({ start: 0, end: size });
      expect(rootsFromConsistency(before, size, proof, older)).toEqual([older, newer]);
    }),
  );
});
