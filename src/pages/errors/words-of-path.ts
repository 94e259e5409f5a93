/** The words of a path's last segments, to search for: `/people/x1/jane-doe` → `jane doe`. */
export function wordsOfPath(path: string): string {
  const last = path.split('/').findLast((segment) => segment !== '') ?? '';
  return (decoded(last).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ').slice(0, 80);
}

/**
 * Whether a record's name and address have more than half of the words of a wrong address' last segment. A word of three
 * letters or more, two in Chinese, counts when three quarters of its letters, from the first, are there; one of five or
 * more also when it is spelt nearly so: `quiz` is not Ruiz.
 */
export function isAlike(path: string, name: string): boolean {
  const words = plain(wordsOfPath(path))
    .split(' ')
    .filter((word) => word.length > 2 || /\p{Script=Han}{2}/u.test(word));
  const known = plain(name);
  const parts = known.match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = words.filter(
    (word) =>
      known.includes(word.slice(0, Math.max(2, Math.ceil(word.length * 0.75)))) ||
      (word.length > 4 && parts.some((part) => likeness(word, part) >= 0.6)),
  );
  return found.length * 2 > words.length;
}

/** What share of their pairs of letters two words have in common: 1 of the same, 0.6 of `frence` and `france`. */
function likeness(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  const common = pairs.filter((pair) => others.includes(pair));
  return (2 * common.length) / Math.max(1, pairs.length + others.length);
}

const pairsOf = (word: string) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));

/** In small letters without accents, as addresses are typed. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
