/** The words of a path's last segments, to search for: `/people/x1/jane-doe` → `jane doe`. */
export function wordsOfPath(path: string): string {
  const last = path.split('/').findLast((segment) => segment !== '') ?? '';
  return (decoded(last).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ').slice(0, 80);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
