const ligatures: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** Lower case, decomposed, without accents. */
export function withoutAccents(text: string): string {
  return text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
}

/**
 * Such a text with letters of other alphabets written out. `M&A`, `R & D` become one word: single letters are not kept
 * otherwise.
 */
export function writtenOut(text: string): string {
  return text
    .replaceAll(/[œæßøđðþłı]/g, (letter) => ligatures[letter] ?? letter)
    .replaceAll(/\b(\p{L})\s?(?:&|-?and-?)\s?(\p{L})\b/gu, '$1and$2');
}
