/** How much of each chapter of a service there is, as the query answers it. */
interface ChapterCoverage {
  readonly entries: number;
  readonly filled: number;
  readonly overdue: number;
  readonly changedAt: string | null;
}

/** The same of all of them. */
export interface Coverage {
  readonly jurisdictions: number;
  readonly entries: number;
  readonly filled: number;
  readonly overdue: number;
  /** The newest change, an instant; null where there is no answer. */
  readonly changedAt: string | null;
}

/** Puts the coverage of chapters together. */
export function coverageOf(chapters: readonly ChapterCoverage[]): Coverage {
  const sum = (count: (chapter: ChapterCoverage) => number) =>
    chapters.reduce((total, chapter) => total + count(chapter), 0);
  const changes = chapters.flatMap(({ changedAt }) => changedAt ?? []).sort();
  return {
    jurisdictions: chapters.length,
    entries: sum(({ entries }) => entries),
    filled: sum(({ filled }) => filled),
    overdue: sum(({ overdue }) => overdue),
    changedAt: changes.at(-1) ?? null,
  };
}
