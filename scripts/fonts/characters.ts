const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** What English, French, German and Dutch are written with, their punctuation, and the subscripts of CO₂ and its kind. */
export const basic = `${range(0x20, 0x7e)}${range(0xa0, 0xac)}${range(0xae, 0xff)}Œœıˆˇ˘˙˚˛˜˝–—‘’‚“”„•…‹›⁄€™−′″${range(0x2000, 0x200a)}${range(0x2080, 0x2089)}`;

/**
 * Letters of names from beyond: Polish, Czech, Slovak, Hungarian, Romanian, Croatian, Slovene, Turkish, the Baltic
 * languages, Maltese, Welsh, pinyin and transliterations with a macron; signs of money.
 */
export const beyond =
  'ĀāĂăĄąĆćĊċČčĎďĐđĒēĖėĘęĚěĞğĠġĢģĦħĪīĮįİĶķĻļĽľŁłŃńŅņŇňŌōŐőŘřŚśŞşŠšŤťŪūŮůŰűŲųŴŵŶŷŸŹźŻżŽžǎǐǒǔǚȘșȚț₤₦₩₹₺†';

/** Characters that look like others, by those: drawn as the first of them that a font has, where it has none of its own. */
export const alike = {
  '\u202f': ['\u2009', '\u00a0'],
  '\u2010': ['-'],
  '\u2011': ['\u2010', '-'],
} as const;
