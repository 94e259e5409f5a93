import { langOf } from './language-of.ts';
import { type Locale, localeFacts } from './locales.ts';

/** A source of law: what it is called in English, and what it calls itself. */
export interface NamedSource {
  readonly name: string;
  /** Of a state with two official languages both, separated by ` / ` or `; `. */
  readonly nativeTitle: string | null;
  readonly url: string | null;
}

/** A name with its language as a tag; `und` where that is not known, undefined where it is the page's. */
export interface SourceName {
  readonly text: string;
  readonly lang: string | undefined;
}

/** The name to lead with, and the other one. */
export interface SourceNames {
  readonly first: SourceName;
  readonly second: SourceName | null;
}

const french =
  /^(?:Code|Lois?|Décrets?|Arrêté|Ordonnance|Règlement|Projet de loi|Cour de|Convention|CCT|Recommandation|Fiches)[ -]/;

/** The language of an official title, as far as the site's languages go; null for any other. */
function languageOfTitle(title: string, url: string | null): string | null {
  if (french.test(title)) return 'fr';
  // Titles of Japanese statutes may be Chinese characters alone: then their official text is in Japan.
  const isHan =
    /\p{Script=Han}/u.test(title) &&
    !/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(title);
  return isHan && !/\.jp(?:\/|$)/.test(url ?? '') ? 'zh' : null;
}

/**
 * A source by the title that it has itself where that is in the reader's language, and by its name in English where it
 * is in another: the title it has itself comes second then.
 */
export function sourceNames({ name, nativeTitle, url }: NamedSource, locale: Locale): SourceNames {
  const english = { text: name, lang: langOf('en', locale) };
  if (!nativeTitle || nativeTitle === name) return { first: english, second: null };
  const { language } = localeFacts[locale];
  const own = nativeTitle.split(/ \/ |; /).find((title) => languageOfTitle(title, url) === language);
  return own === undefined
    ? { first: english, second: { text: nativeTitle, lang: 'und' } }
    : { first: { text: own, lang: undefined }, second: english };
}

/** The same in one line: `Code du travail (Labour Code)`. */
export function sourceInWords(source: NamedSource, locale: Locale): string {
  const { first, second } = sourceNames(source, locale);
  return second === null ? first.text : `${first.text} (${second.text})`;
}
