/** Where a day stands on an axis, and where its words do, in thousandths of the axis. */
interface ScaledDay {
  readonly at: number;
  readonly words: number;
}

/**
 * Puts days on an axis to scale, the first at its beginning and the last at its end less one part; their words
 * stand in equal parts below, the first column's edge at 0.
 *
 * @param days ISO days, in order
 */
export function scaleDays(days: readonly string[]): ScaledDay[] {
  const times = days.map((day) => Date.parse(day));
  const [first = 0] = times;
  const span = (times.at(-1) ?? 0) - first || 1;
  const part = 1_000 / Math.max(1, days.length);
  return times.map((time, index) => ({
    at: Math.round(((time - first) / span) * (1_000 - part / 2)),
    words: Math.round(index * part),
  }));
}
