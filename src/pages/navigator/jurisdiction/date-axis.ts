/** Places along an axis, as shares of its length: `12.5%`. */
export interface DateAxis {
  /** The first of January of some years, so many that their figures do not touch. */
  readonly years: readonly { readonly at: string; readonly year: number }[];
  readonly days: readonly string[];
  readonly today: string;
  /** On which side of its line the word stands. */
  readonly todayAnchor: 'start' | 'middle' | 'end';
}

/** Most figures that stand below an axis where it is narrow. */
const mostYears = 6;
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/**
 * Puts days and today on an axis to scale, from the year of the first to the end of the year of the last; null for
 * fewer than two days.
 *
 * @param days ISO days in order, none twice
 */
export function axisOf(days: readonly string[], today: string): DateAxis | null {
  const all = [...days, today].sort();
  const [first, last] = [yearOf(all[0]), yearOf(all.at(-1)) + 1];
  if (days.length < 2) return null;
  const [from, to] = [startOf(first), startOf(last)];
  const shareOf = (time: number) => (time - from) / (to - from);
  const at = (time: number) => `${Math.round(shareOf(time) * 1_000) / 10}%`;
  const step = steps.find((years) => (last - first) / years <= mostYears) ?? 1_000;
  const years = Array.from({ length: last - first }, (_, index) => first + index);
  const now = shareOf(Date.parse(today));
  return {
    years: years
      .filter((year) => year % step === 0 && shareOf(startOf(year)) > 0.02)
      .map((year) => ({ at: at(startOf(year)), year })),
    days: [...new Set(days.map((day) => at(Date.parse(day))))],
    today: at(Date.parse(today)),
    todayAnchor: now < 0.1 ? 'start' : now > 0.9 ? 'end' : 'middle',
  };
}

const yearOf = (day = '') => Number(day.slice(0, 4));
const startOf = (year: number) => Date.parse(`${String(year).padStart(4, '0')}-01-01`);
