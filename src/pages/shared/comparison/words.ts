/** A text's words in small letters; headings keep their mark, so that they resemble headings only. */
export function wordsOf(text: string, segmenter: Intl.Segmenter): string[] {
  const words = [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) =>
    isWordLike ? [segment.toLowerCase()] : [],
  );
  return text.startsWith('## ') ? words.map((word) => `## ${word}`) : words;
}

/** How alike two texts are: 0 without a common word, 1 with the same ones in any order (Dice's coefficient). */
export function likeness(one: readonly string[], other: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of other) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of one) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    common += 1;
    left.set(word, count - 1);
  }
  const all = one.length + other.length;
  return all === 0 ? 0 : (2 * common) / all;
}
