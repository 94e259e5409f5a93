/**
 * The catalogues: `src/i18n/messages/<area>/<language>.json`, texts in ICU MessageFormat under their keys, in groups.
 * English says which messages there are; in its files alone `@key` beside `key` describes a message to the translator.
 */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InterfaceLanguage } from '../../src/i18n/locales.ts';

export interface Texts {
  readonly [key: string]: string | Texts;
}

/** The texts of one area in one language. */
export interface Catalogue {
  readonly area: string;
  readonly language: InterfaceLanguage;
  readonly texts: Texts;
}

/** A text with its place in the file: `list.count`. */
export interface Message {
  readonly path: string;
  readonly text: string;
}

const catalogueDirectory = 'src/i18n/messages';

/** Where what is compiled of them goes, in the same folders. */
export const compiledDirectory = 'src/i18n/compiled';

export const catalogueFile = (area: string, language: InterfaceLanguage) =>
  `${catalogueDirectory}/${area}/${language}.json`;

/** Every catalogue of a checkout, areas in the order of their names. */
export async function readCatalogues(checkout: string): Promise<Catalogue[]> {
  const files = globSync(`${catalogueDirectory}/*/*.json`, { cwd: checkout }).sort();
  return Promise.all(
    files.map(async (file) => {
      const [area = '', name = ''] = file.slice(catalogueDirectory.length + 1).split('/');
      const language = name.replace(/\.json$/, '') as InterfaceLanguage;
      return { area, language, texts: JSON.parse(await readFile(join(checkout, file), 'utf8')) as Texts };
    }),
  );
}

/** What is said, without the descriptions, in the order of the file. */
export function messagesIn(texts: Texts, within = ''): Message[] {
  return Object.entries(texts)
    .filter(([key]) => !key.startsWith('@'))
    .flatMap(([key, inner]) =>
      typeof inner === 'string'
        ? [{ path: within + key, text: inner }]
        : messagesIn(inner, `${within}${key}.`),
    );
}

/** What translators are told, by the place of the message or group that is described. */
export function descriptionsIn(texts: Texts, within = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, inner] of Object.entries(texts)) {
    if (key.startsWith('@')) found.set(within + key.slice(1), String(inner));
    else if (typeof inner !== 'string') {
      for (const [path, text] of descriptionsIn(inner, `${within}${key}.`)) found.set(path, text);
    }
  }
  return found;
}

/** What a translator is told of a message: its own description, or else that of the nearest group around it. */
export function descriptionOf(descriptions: ReadonlyMap<string, string>, path: string): string | undefined {
  const names = path.split('.');
  return names
    .map((_, index) => descriptions.get(names.slice(0, names.length - index).join('.')))
    .find((description) => description !== undefined);
}
