/** What is wrong with catalogues, in words: `npm run check` fails of it, and no translation with it is taken in. */
import { parse, type Select } from '@messageformat/parser';
import { allLocales, type InterfaceLanguage, localeFacts } from '../../src/i18n/locales.ts';
import { languageOfArea, servedAreas } from '../../src/i18n/served-areas.ts';
import { argumentsOf } from './arguments.ts';
import { type Catalogue, catalogueFile, descriptionOf, descriptionsIn, messagesIn } from './catalogue.ts';

/** Of all of a site's catalogues: what each language lacks of what it serves, and what is wrong with what it has. */
export function problemsIn(catalogues: readonly Catalogue[]): string[] {
  const english = new Map(
    catalogues.filter(({ language }) => language === 'en').map((each) => [each.area, each]),
  );
  const problems = catalogues.flatMap((catalogue) =>
    problemsOf(catalogue, english.get(catalogue.area) ?? { ...catalogue, texts: {} }),
  );
  for (const language of Object.keys(servedAreas) as InterfaceLanguage[]) {
    const has = new Set(catalogues.filter((each) => each.language === language).map(({ area }) => area));
    for (const area of english.keys()) {
      const isServed = languageOfArea(area, language) === language;
      if (isServed && !has.has(area)) problems.push(`${catalogueFile(area, language)} is missing`);
      if (!isServed && has.has(area))
        problems.push(`${catalogueFile(area, language)}: ${language} does not serve the area “${area}”`);
    }
  }
  return problems;
}

/** Of one catalogue, beside the English one of its area. */
function problemsOf(catalogue: Catalogue, english: Catalogue): string[] {
  const { area, language, texts } = catalogue;
  const own = new Map(messagesIn(texts).map(({ path, text }) => [path, text]));
  const original = new Map(messagesIn(english.texts).map(({ path, text }) => [path, text]));
  const problems = [...original.keys()].filter((path) => !own.has(path)).map((path) => `${path} is missing`);
  for (const [path, text] of own) {
    const source = original.get(path);
    if (source === undefined) problems.push(`${path} is no message in English`);
    else problems.push(...problemsOfText(text, source, language).map((problem) => `${path} ${problem}`));
  }
  const descriptions = descriptionsIn(texts);
  if (language === 'en') {
    const undescribed = [...own.keys()].filter((path) => !descriptionOf(descriptions, path)?.trim());
    problems.push(
      ...undescribed.map((path) => `${path} has no description for translators: add “@${lastName(path)}”`),
    );
  }
  for (const [path, description] of descriptions) {
    if (language !== 'en') problems.push(`@${path} describes a message: that stands in the English file`);
    else if (!own.has(path) && ![...own.keys()].some((each) => each.startsWith(`${path}.`)))
      problems.push(`@${path} describes a message that is not there`);
    else problems.push(...unknownPlaceholders(description, path, own));
  }
  return problems.map((problem) => `${catalogueFile(area, language)}: ${problem}`);
}

/** Placeholders that a description explains and that nothing which it describes has. */
function unknownPlaceholders(
  description: string,
  path: string,
  texts: ReadonlyMap<string, string>,
): string[] {
  const described = [...texts].filter(([each]) => each === path || each.startsWith(`${path}.`));
  return [...description.matchAll(/\{\w+\}/g)]
    .map(([placeholder]) => placeholder)
    .filter((placeholder) => !described.some(([, text]) => text.includes(placeholder.slice(0, -1))))
    .map((placeholder) => `@${path} explains ${placeholder}, which is not there`);
}

const lastName = (path: string) => path.slice(path.lastIndexOf('.') + 1);

function problemsOfText(text: string, source: string, language: InterfaceLanguage): string[] {
  if (text.trim() === '') return ['is empty'];
  if (/https?:|www\.|(?<!\w)\/\w+\//.test(text)) return ['holds an address'];
  try {
    const values = describeValues(text);
    const wanted = describeValues(source);
    if (values !== wanted) return [`takes ${values || 'no values'}, in English ${wanted || 'none'}`];
    if (!text.includes('plural')) return [];
    const lacking = pluralForms(language).filter((form) => !hasForm(text, form));
    return lacking.length > 0 ? [`lacks the plural form ${lacking.join(', ')}`] : [];
  } catch (error) {
    return [`is not ICU MessageFormat: ${error instanceof Error ? error.message : error}`];
  }
}

const describeValues = (text: string) =>
  [...argumentsOf(text)]
    .map(
      ([name, argument]) =>
        `{${name}${typeof argument === 'object' ? `: ${[...argument.oneOf].sort()}` : ''}}`,
    )
    .join(' ');

/** The categories of a language that whole numbers fall into, but for those which every text may leave to `other`. */
function pluralForms(language: InterfaceLanguage): string[] {
  const tag = allLocales
    .map((locale) => localeFacts[locale])
    .find((facts) => facts.language === language)?.tag;
  return [...new Set([0, 1, 2, 5, 21].map((count) => new Intl.PluralRules(tag).select(count)))];
}

/** True of a text without plurals. */
function hasForm(text: string, form: string): boolean {
  return parse(text)
    .filter((token): token is Select => token.type === 'plural')
    .every(({ cases }) => cases.some(({ key }) => key === form));
}
