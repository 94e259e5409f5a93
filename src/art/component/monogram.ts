import { letter } from '../letters/letters.ts';

interface Name {
  /** The name as it is shown: in the order of its language. */
  readonly title: string;
  readonly givenName?: string | null | undefined;
  readonly familyName?: string | null | undefined;
}

/** Chinese surnames of two characters. */
const doubleSurnames = new Set(
  '欧阳 歐陽 上官 诸葛 諸葛 司徒 司马 司馬 东方 東方 皇甫 尉迟 尉遲 公孙 公孫 慕容 令狐 独孤 獨孤 南宫 南宮 夏侯 轩辕 端木 百里 呼延 闻人 赫连 澹台 宇文 长孙 鲜于 申屠 太史 淳于 宗政 濮阳 公冶'.split(
    ' ',
  ),
);

/**
 * The letters of a person's portrait: the surname of a Chinese name that can be drawn, otherwise the initials of
 * given and family name in the order in which the name shows them. Empty when the name begins with no letter that has
 * a capital.
 */
export function monogramOf({ title, givenName, familyName }: Name): string {
  const name = title.normalize('NFC').trim();
  if (/^\p{Script=Han}/u.test(name)) {
    const [first = '', second = ''] = name;
    const surname = doubleSurnames.has(first + second) ? first + second : first;
    // A character that no font has cannot be drawn; the Latin name can, in the order of the Chinese one.
    const isDrawn = [...surname].every((character) => letter(character));
    return isDrawn ? surname : initialOf(familyName ?? '') + initialOf(givenName ?? '');
  }
  const words = name.split(/\s+/u);
  const [given, family] = [givenName, familyName].map((part) => part?.normalize('NFC') ?? '');
  const known = given && family && name.includes(given) && name.includes(family);
  const [first = '', last = ''] = known
    ? [given, family].sort((a, b) => name.indexOf(a) - name.indexOf(b))
    : [words[0], words.length > 1 ? words.at(-1) : ''];
  return initialOf(first) + initialOf(last);
}

/** The first letter as a capital; particles in small letters (“van den”) are passed over. */
function initialOf(part: string): string {
  const capital = /\p{Lu}/u.exec(part)?.[0];
  const letter = capital ?? /\p{L}/u.exec(part)?.[0]?.toLocaleUpperCase('en') ?? '';
  return /^\p{Lu}$/u.test(letter) ? letter : '';
}
