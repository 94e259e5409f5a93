import { partsAt } from './parts.ts';

/** What is shown at once, and what is said to it. */
export interface Slide {
  readonly heading: string;
  readonly points: readonly string[];
  /** Paragraphs. */
  readonly notes: readonly string[];
}

/**
 * The slides of a lesson: each begins with `# ` and its heading, then its points, each a line that begins with `- `, and
 * what is said to them, each paragraph a line.
 *
 * @returns with `problem`, in words for an editor, where one of them is not whole
 */
export function readSlides(text: string): {
  readonly slides: readonly Slide[];
  readonly problem: string | null;
} {
  const slides = partsAt(text).map(({ heading, lines }) => ({
    heading,
    points: lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2).trim()),
    notes: lines.filter((line) => !line.startsWith('- ')),
  }));
  const broken = slides.findIndex(
    ({ heading, points, notes }) => !heading || !points.length || !notes.length,
  );
  const problem =
    broken < 0 ? null : `slide ${broken + 1} needs a heading (“# ”), points (“- ”) and what is said to them`;
  return { slides, problem };
}
