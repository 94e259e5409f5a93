import { createHash } from 'node:crypto';

/** Leaves of the log from `start` up to but without `end`. */
export interface Subtree {
  readonly start: number;
  readonly end: number;
}

/** A complete subtree: 2^level leaves from position × 2^level on. */
export interface Node {
  readonly level: number;
  readonly position: number;
}

/** The largest power of two that is smaller than `size`, which is 2 or more (RFC 9162 §2.1.1). */
function split(size: number): number {
  let half = 1;
  while (half * 2 < size) half *= 2;
  return half;
}

/** The subtrees whose hashes prove that a leaf is in the log of so many leaves, lowest first (RFC 9162 §2.1.3.1). */
export function inclusionPath(leaf: number, { start, end }: Subtree): Subtree[] {
  if (end - start === 1) return [];
  const middle = start + split(end - start);
  return leaf < middle
    ? [...inclusionPath(leaf, { start, end: middle }), { start: middle, end }]
    : [...inclusionPath(leaf, { start: middle, end }), { start, end: middle }];
}

/**
 * The subtrees whose hashes prove that the log of `size` leaves begins with that of `before` leaves, which is at least
 * one and at most all (RFC 9162 §2.1.4.1).
 */
export function consistencyPath(before: number, size: number): Subtree[] {
  return part(before, { start: 0, end: size }, true);
}

/** @param isWhole whether the older log's root is known to whoever checks: it is this subtree's */
function part(before: number, { start, end }: Subtree, isWhole: boolean): Subtree[] {
  if (before === end - start) return isWhole ? [] : [{ start, end }];
  const half = split(end - start);
  const middle = start + half;
  return before <= half
    ? [...part(before, { start, end: middle }, isWhole), { start: middle, end }]
    : [...part(before - half, { start: middle, end }, false), { start, end: middle }];
}

/** The complete subtrees that a subtree of the log consists of, from left to right. */
export function completeNodes({ start, end }: Subtree): Node[] {
  const nodes: Node[] = [];
  let at = start;
  while (at < end) {
    let level = 0;
    while (at % 2 ** (level + 1) === 0 && at + 2 ** (level + 1) <= end) level += 1;
    nodes.push({ level, position: at / 2 ** level });
    at += 2 ** level;
  }
  return nodes;
}

/** The hash of leaves whose complete subtrees have these hashes, from left to right (RFC 9162 §2.1.1). */
export function hashOf(nodes: readonly Buffer[]): Buffer {
  return nodes.reduceRight((right, left) =>
    createHash('sha256').update(Buffer.of(1)).update(left).update(right).digest(),
  );
}
