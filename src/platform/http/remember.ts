/** Answers that are remembered; then all are forgotten. */
const MOST = 1_000;

/**
 * Remembers what was answered about each of many things for a short time, counted from the question; many who ask at
 * once ask once. A failure is not remembered.
 *
 * @param fresh in milliseconds
 */
export function rememberFor<Answer>(fresh: number) {
  const known = new Map<string, { readonly until: number; readonly answer: Promise<Answer> }>();
  return (about: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const now = performance.now();
    const cached = known.get(about);
    if (cached && cached.until > now) return cached.answer;
    if (known.size >= MOST) known.clear();
    const entry = { until: now + fresh, answer: ask() };
    known.set(about, entry);
    entry.answer.catch(() => {
      if (known.get(about) === entry) known.delete(about);
    });
    return entry.answer;
  };
}
