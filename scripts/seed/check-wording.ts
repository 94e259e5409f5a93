/** How translations are written: French spaces and its one word for e-mail, Chinese emphasis, and what they say of the language behind a link. */
import type { SeedRecord, SeedVersion } from './assemble.ts';
import { textsOf } from './check-facts.ts';

type Report = (file: string, problem: string) => void;

/** A space at which a line may break before what belongs to the word before it, or after an opening guillemet. */
const breakable = /[\p{L}\p{N})»}’%…][ \u00a0][;!?»]|[\p{L})»}][ \u00a0]:(?=\s|$)|«[ \u00a0]/u;
/** French has one word for it: courriel. */
const otherThanCourriel = /(?<![\w@.-])e-?mails?(?![\w@-])/i;
/** Emphasis that Markdown did not read, since a mark beside a Chinese letter and punctuation opens or closes nothing. */
const unread = /[^*]{0,8}\*+[^*]{0,8}/u;
const inEnglish = /^\s?[（(](?:en anglais|英文)[）)]/;

/** Tells of French with spaces at which lines break, or with another word for a courriel, of Chinese whose emphasis is not read as such, and of links “in English” to what is there in their language. */
export function reportWording(records: readonly SeedRecord[], report: Report): void {
  const there = new Set(
    records.flatMap(({ id, translations }) => translations.map(({ locale }) => `${id} ${locale}`)),
  );
  for (const { translations } of records) {
    for (const { locale, versions } of translations) {
      const last = versions.at(-1);
      if (!last) continue;
      if (locale === 'fr-fr') reportFrench(last, report);
      if (locale === 'zh-cn') reportChinese(last, report);
      for (const target of linksToEnglish(last.fields)) {
        if (there.has(`${target} ${locale}`))
          report(last.file, `says that ${target} is in English, which is there in ${locale}`);
      }
    }
  }
}

function reportFrench({ file, fields }: SeedVersion, report: Report): void {
  for (const text of textsOf(fields)) {
    const [found] = breakable.exec(text) ?? [];
    if (found) report(file, `has a space at which a line may break in “${found}”: U+202F stands there`);
    const [word] = otherThanCourriel.exec(text) ?? [];
    if (word) report(file, `says “${word}”, which is a courriel in French`);
  }
}

function reportChinese({ file, fields }: SeedVersion, report: Report): void {
  for (const text of textsOf(fields)) {
    const [found] = unread.exec(text) ?? [];
    if (found) report(file, `has emphasis that Markdown does not read in “${found}”`);
  }
}

interface Block {
  readonly children?: readonly { readonly text?: string; readonly marks?: readonly string[] }[];
  readonly markDefs?: readonly { readonly _key: string; readonly record?: string }[];
}

/** Ids of records whose links are followed by the words that they are in English. */
function linksToEnglish(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksToEnglish);
  if (typeof value !== 'object' || value === null) return [];
  const { children = [], markDefs = [] } = value as Block;
  const own = markDefs.flatMap(({ _key, record }) => {
    const linked = children.findLastIndex(({ marks }) => marks?.includes(_key));
    return record && inEnglish.test(children[linked + 1]?.text ?? '') ? [record] : [];
  });
  return [...own, ...Object.values(value).flatMap(linksToEnglish)];
}
