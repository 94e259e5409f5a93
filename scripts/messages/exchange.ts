import { type InterfaceLanguage, type Locale, localeFacts } from '../../src/i18n/locales.ts';
import { languageOfArea } from '../../src/i18n/served-areas.ts';
import { type Catalogue, descriptionOf, descriptionsIn, messagesIn, type Texts } from './catalogue.ts';
import { problemsIn } from './problems.ts';
import { XliffError, type XliffFile } from './xliff.ts';

/** All that the language of a locale serves, for whoever translates it. */
export function exported(catalogues: readonly Catalogue[], locale: Locale): XliffFile {
  const { language, tag } = localeFacts[locale];
  const units = inEnglish(catalogues)
    .filter(({ area }) => languageOfArea(area, language) === language)
    .flatMap(({ area, texts }) => {
      const own = new Map(
        messagesIn(textsOf(catalogues, area, language)).map((each) => [each.path, each.text]),
      );
      const descriptions = descriptionsIn(texts);
      return messagesIn(texts).map(({ path, text }) => ({
        area,
        path,
        source: text,
        target: own.get(path),
        description: descriptionOf(descriptions, path),
      }));
    });
  return { targetLanguage: tag, units };
}

interface Imported {
  /** Those that say something else than before. */
  readonly changed: readonly Catalogue[];
  /** Messages that English says in other words by now, or no more: what the file has for them is left out. */
  readonly outdated: readonly string[];
}

/**
 * The catalogues with what a translator wrote.
 *
 * @throws XliffError when the file is for a language that is not translated into, or when any of its texts cannot be
 * used; nothing of it counts then
 */
export function imported(catalogues: readonly Catalogue[], { targetLanguage, units }: XliffFile): Imported {
  const language = languageOf(targetLanguage);
  const outdated: string[] = [];
  const changed: Catalogue[] = [];
  const byArea = Map.groupBy(units, ({ area }) => area);
  const english = new Map(inEnglish(catalogues).map((catalogue) => [catalogue.area, catalogue.texts]));
  for (const [area, inArea] of byArea) {
    const source = english.get(area);
    if (!source) throw new XliffError(`There is no area of texts “${area}”.`);
    if (languageOfArea(area, language) !== language)
      throw new XliffError(`“${area}” is not served in ${targetLanguage}.`);
    const original = new Map(messagesIn(source).map(({ path, text }) => [path, text]));
    const before = textsOf(catalogues, area, language);
    const after = new Map(messagesIn(before).map(({ path, text }) => [path, text]));
    for (const { path, source: translated, target } of inArea) {
      if (original.get(path) !== translated) outdated.push(`${area}: ${path}`);
      else if (target !== undefined) after.set(path, target);
    }
    const texts = inOrderOf(source, after);
    if (JSON.stringify(texts) !== JSON.stringify(before)) changed.push({ area, language, texts });
  }
  const unchanged = catalogues.filter(
    (catalogue) => !changed.some(({ area }) => area === catalogue.area && language === catalogue.language),
  );
  const already = new Set(problemsIn(catalogues));
  const problems = problemsIn([...unchanged, ...changed]).filter((problem) => !already.has(problem));
  if (problems.length > 0) throw new XliffError(problems.join('\n'));
  return { changed, outdated };
}

const inEnglish = (catalogues: readonly Catalogue[]) =>
  catalogues.filter(({ language }) => language === 'en');

const textsOf = (catalogues: readonly Catalogue[], of: string, into: InterfaceLanguage): Texts =>
  catalogues.find(({ area, language }) => area === of && language === into)?.texts ?? {};

function languageOf(tag: string): InterfaceLanguage {
  const facts = Object.values(localeFacts);
  const found =
    facts.find((each) => each.tag.toLowerCase() === tag.toLowerCase()) ??
    facts.find(({ language }) => language === tag.toLowerCase().split('-')[0]);
  if (!found || found.language === 'en') throw new XliffError(`The site is not translated into “${tag}”.`);
  return found.language;
}

/** Texts under the keys of English, in its order; what is not written yet is left out. */
function inOrderOf(english: Texts, texts: ReadonlyMap<string, string>, within = ''): Texts {
  return Object.fromEntries(
    Object.entries(english)
      .filter(([key]) => !key.startsWith('@'))
      .flatMap(([key, inner]): [string, string | Texts][] => {
        if (typeof inner === 'object') return [[key, inOrderOf(inner, texts, `${within}${key}.`)]];
        const text = texts.get(within + key);
        return text === undefined ? [] : [[key, text]];
      }),
  );
}
