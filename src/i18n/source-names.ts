import { langOf } from './language-of.ts';
import { type Locale, localeFacts } from './locales.ts';
import { frenchNameOfUnionAct } from './union-acts.ts';

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

/** The title that a source has itself in a language of the site; undefined where it has none there. */
function ownTitle({ name, nativeTitle, url }: NamedSource, language: string): string | undefined {
  const own = nativeTitle?.split(/ \/ |; /).find((title) => languageOfTitle(title, url) === language);
  const isOfTheUnion = url?.startsWith('https://eur-lex.europa.eu/');
  return own ?? (isOfTheUnion && language === 'fr' ? frenchNameOfUnionAct(name) : undefined);
}

/**
 * A source by the title that it has itself where that is in the reader's language, and by its name in English where it
 * is in another: the title it has itself comes second then. Acts of the Union are in French as they are in English.
 */
export function sourceNames(source: NamedSource, locale: Locale): SourceNames {
  const { name, nativeTitle, url } = source;
  const english = { text: name, lang: langOf('en', locale) };
  const { language } = localeFacts[locale];
  const own = ownTitle(source, language);
  if (own !== undefined && own !== name) {
    // Hong Kong writes the other characters.
    const isTraditional = language === 'zh' && /\.hk(?:\/|$)/.test(url ?? '');
    return { first: { text: own, lang: isTraditional ? 'zh-Hant-HK' : undefined }, second: english };
  }
  const second = nativeTitle && nativeTitle !== name ? { text: nativeTitle, lang: 'und' } : null;
  return { first: english, second };
}

/** The same in one line: `Code du travail (Labour Code)`. */
export function sourceInWords(source: NamedSource, locale: Locale): string {
  const { first, second } = sourceNames(source, locale);
  return second === null ? first.text : `${first.text} (${second.text})`;
}
