const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  PageDown: 1,
  ArrowLeft: -1,
  PageUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Which slide a key leads to, from 0; null: none, and the key means what it always does. */
export function slideAfter(key: string, at: number, total: number): number | null {
  const step = steps[key];
  return step === undefined ? null : Math.min(Math.max(at + step, 0), total - 1);
}
