import { type InterfaceLanguage, type Locale, localeFacts } from '../../i18n/locales.ts';
import demonstration from './demonstration-firm.json' with { type: 'json' };
import { readFirm } from './read-firm.ts';

/** What a firm says of itself, whatever the page. */
interface FirmWords {
  readonly tagline: string;
  /** What the law and the bar want at the foot of every page. */
  readonly legal: string;
  /** The rest is read by journalists. When and where it was founded. */
  readonly founded?: string;
  readonly spelling?: string;
  readonly pronunciation?: string;
  /** Its name in Chinese. */
  readonly chinese?: string;
  /** A paragraph at the end of every announcement. */
  readonly about?: string;
}

/** The firm whose site this is: its names, which are not translated but for those in Chinese, and where it is reached. */
export interface Firm {
  readonly name: string;
  readonly shortName: string;
  readonly chineseName: string;
  readonly chineseShortName: string;
  /** What stands after the @ of its addresses. */
  readonly domain: string;
  readonly emails: {
    readonly security: string;
    readonly events: string;
    readonly serviceDesk: string;
    /** Of the mails that the site sends. */
    readonly sender: string;
  };
  readonly phones: { readonly switchboard: string; readonly serviceDesk: string };
  /** Sites that people who work there sign in to. Names below the domain that are not in here are nobody's. */
  readonly staffHosts: readonly string[];
  readonly wechat: {
    readonly [A in 'main' | 'campus']: { readonly id: string; readonly name: string };
  };
  /** English is what a language says that has none of its own. */
  readonly words: { readonly en: FirmWords } & { readonly [L in InterfaceLanguage]?: FirmWords };
}

/** Out of the file that FIRM_FILE names, else the demonstration's. */
export const firm: Firm = process.env.FIRM_FILE ? firmIn(process.env.FIRM_FILE) : demonstration;

/** Without a firm nothing can be said: a file that is wrong ends the program with one line, before it does anything. */
function firmIn(file: string): Firm {
  const read = readFirm(file);
  if ('firm' in read) return read.firm as Firm;
  console.error(`FIRM_FILE: ${file} ${read.problem}; \`npm run doctor\` says more`);
  process.exit(1);
}

const isChinese = (locale: Locale) => localeFacts[locale].language === 'zh';

/** Its name in a text of a language. */
export const firmShortName = (locale: Locale) => (isChinese(locale) ? firm.chineseName : firm.shortName);

/** What it says of itself to readers of a locale; with a `lang` for the page when that is English for want of their own. */
export function firmWords(locale: Locale): FirmWords & { readonly lang: 'en' | undefined } {
  const own = firm.words[localeFacts[locale].language];
  return own ? { ...own, lang: undefined } : { ...firm.words.en, lang: 'en' };
}
