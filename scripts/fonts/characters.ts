const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** What English, French, German and Dutch are written with, and their punctuation. */
export const basic = `${range(0x20, 0x7e)}${range(0xa0, 0xac)}${range(0xae, 0xff)}Œœıˆˇ˘˙˚˛˜˝–—‘’‚“”„•…‹›⁄€™−′″${range(0x2000, 0x200a)}`;

/**
 * Letters of names from beyond: Polish, Czech, Slovak, Hungarian, Romanian, Croatian, Slovene, Turkish, the Baltic
 * languages, Maltese, Welsh, pinyin and transliterations with a macron; signs of money.
 */
export const beyond =
  'ĀāĂăĄąĆćĊċČčĎďĐđĒēĖėĘęĚěĞğĠġĢģĦħĪīĮįİĶķĻļĽľŁłŃńŅņŇňŌōŐőŘřŚśŞşŠšŤťŪūŮůŰűŲųŴŵŶŷŸŹźŻżŽžǎǐǒǔǚȘșȚț₤₦₩₹₺†';

/** Characters that look like others, and the subscripts of CO₂ and its kind. */
export const derived = {
  aliases: new Map([
    [0x202f, [0x2009, 0xa0]],
    [0x2010, [0x2d]],
    [0x2011, [0x2d]],
  ]),
  lowered: new Map([
    [0x2081, 0xb9],
    [0x2082, 0xb2],
    [0x2083, 0xb3],
  ]),
  depth: 420,
};
