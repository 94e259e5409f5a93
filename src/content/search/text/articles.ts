const digits = new Map([...'零一二三四五六七八九'].map((character, value) => [character, value]));
const sizes = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1_000],
]);

const chinese = /第\s?([\d零一二三四五六七八九十百千]{1,9})\s?条/gu;
const latin =
  /(?:§{1,2}|\b(?:articles?|arts?\b\.?|sections?|secs?\b\.?|ss?\b\.?))\s?(\d+[a-z]?\b(?:(?:\s?, ?| and | et | or | ou )\d+[a-z]?\b)*)/gu;

/**
 * A text, folded, with what it cites of statutes written in one way: `s 18`, `§ 18`, `art. 18` and `第十八条` are `article 18`,
 * `articles 33 and 34` are each of them.
 */
export function asArticles(text: string): string {
  return text
    .replaceAll(chinese, (_, number: string) => ` article ${fromChinese(number)} `)
    .replaceAll(latin, (_, numbers: string) =>
      [...numbers.matchAll(/\d+[a-z]?/gu)].map(([number]) => `article ${number}`).join(' '),
    );
}

/** What a number in Chinese characters comes to: 二十三 is 23. */
function fromChinese(number: string): string {
  if (/^\d+$/.test(number)) return number;
  let sum = 0;
  let last = 0;
  for (const character of number) {
    const size = sizes.get(character);
    if (size === undefined) last = digits.get(character) ?? Number(character);
    else {
      sum += (last || 1) * size;
      last = 0;
    }
  }
  return String(sum + last);
}
