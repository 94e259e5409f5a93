/** The words of a path's last segments, to search for: `/people/x1/jane-doe` → `jane doe`. */
export function wordsOfPath(path: string): string {
  const last = path.split('/').findLast((segment) => segment !== '') ?? '';
  return (decoded(last).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ').slice(0, 80);
}

/**
 * Whether a record's name and address have more than half of the words of a wrong address' last segment; a word of
 * three letters or more counts when three quarters of its letters, from the first, are there.
 */
export function isAlike(path: string, name: string): boolean {
  const words = plain(wordsOfPath(path))
    .split(' ')
    .filter(({ length }) => length > 2);
  const known = plain(name);
  const found = words.filter((word) =>
    known.includes(word.slice(0, Math.max(2, Math.ceil(word.length * 0.75)))),
  );
  return found.length * 2 > words.length;
}

/** In small letters without accents, as addresses are typed. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
