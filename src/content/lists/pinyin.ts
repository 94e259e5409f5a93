/**
 * Surnames that are read otherwise than their character is elsewhere (单 is shàn, not dān), and for each a character
 * that is no surname and that collations sort where the surname belongs. Those with two current readings (乐, 覃, 盖)
 * stay where the collation has them.
 */
export const surnameReadings: Readonly<Record<string, string>> = {
  沈: '审',
  单: '扇',
  曾: '增',
  解: '泻',
  仇: '求',
  区: '鸥',
  查: '渣',
  朴: '瓢',
  翟: '宅',
  种: '虫',
  召: '绍',
};

/** Pinyin's initials, and for each the first character that ICU sorts under it. */
export const pinyinInitials = 'ABCDEFGHJKLMNOPQRSTWXYZ';
export const firstCharacters: readonly string[] = [...'阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥扨它穵夕丫帀'];

const byPinyin = new Intl.Collator('zh-u-co-pinyin');

/** The letter A to Z that Chinese words are found under: that of their pinyin; null for other words. */
export function pinyinInitial(text: string): string | null {
  if (!/^[㐀-鿿]/.test(text)) return null;
  const at = firstCharacters.findLastIndex((first) => byPinyin.compare(first, text) <= 0);
  return pinyinInitials.charAt(Math.max(0, at));
}

/** The letter that a Chinese name is found under, as `initialOf` says it in the database; null for others. */
export function surnameInitial(name: string): string | null {
  const surname = name.charAt(0);
  return pinyinInitial(surnameReadings[surname] ?? surname);
}
