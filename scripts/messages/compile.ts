/** Catalogues as TypeScript: what takes no value is a string, what takes values a function of them. */
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import type { InterfaceLanguage } from '../../src/i18n/locales.ts';
import { argumentsOf, typeOf } from './arguments.ts';
import { type Catalogue, messagesIn, type Texts } from './catalogue.ts';

/** Characters of texts in a line of a compiled module. */
const LINE = 500;

/** Of what compiled messages call, for a module beside its catalogue. */
const runtime = '../../message-runtime.ts';

const heading = '// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.';

/** `fraud-alerts` as code names it: `fraudAlerts`. */
export const areaName = (area: string) =>
  area.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The module of one area in one language. English defines the types: another language that lacks a message, or has
 * one that takes other values, does not compile.
 *
 * @throws Error that names the message which is not ICU MessageFormat
 */
export function areaModule({ area, language, texts }: Catalogue): string {
  const name = areaName(area);
  const typed = language === 'en';
  const compiled = compileFunctions(texts, language, `${area}/${language}.json`);
  const functions = new Map(
    [...compiled.functions].map(([path, { type, body }]) => [
      path,
      type === undefined ? body : `(d${typed ? `: ${type}` : ''}) => ${body}`,
    ]),
  );
  const declared = typed ? '' : `: typeof ${name}En`;
  const imports = typed
    ? compiled.imports
    : [...compiled.imports, `import type { ${name} as ${name}En } from './en.gen.ts';`];
  return [heading, ...imports, `export const ${name}${declared} = ${printed(texts, functions)};`, ''].join(
    '\n',
  );
}

interface CompiledFunction {
  /** Of its parameter; none when quotes alone had to be read. */
  readonly type: string | undefined;
  readonly body: string;
}

/** Those that take values, by their place; and what their code imports. */
function compileFunctions(texts: Texts, language: InterfaceLanguage, file: string) {
  const taking: Record<string, string> = {};
  const types = new Map<string, string>();
  for (const { path, text } of messagesIn(texts)) {
    try {
      const values = argumentsOf(text);
      if (values.size === 0 && !/['{}]/.test(text)) continue;
      taking[path] = text;
      if (values.size > 0) types.set(path, typeOf(values));
    } catch (error) {
      throw new Error(`${file}, ${path}: ${error instanceof Error ? error.message : error}`);
    }
  }
  const functions = new Map<string, CompiledFunction>();
  const lines = compileModule(new MessageFormat(language), taking).split('\n');
  for (const line of lines) {
    const [, quoted, bare, body] = /^ {2}(?:"([^"]+)"|(\w+)): \((?:d)?\) => (.*?),?$/.exec(line) ?? [];
    const path = quoted ?? bare;
    if (path !== undefined && body !== undefined) functions.set(path, { type: types.get(path), body });
  }
  const imports = lines.filter((line) => line.startsWith('import '));
  return {
    functions,
    imports: imports.map((line) => line.replace('"@messageformat/runtime"', `'${runtime}'`)),
  };
}

/**
 * An object literal, as many texts and groups to a line as one has room for: nobody reads these files, and fewer lines
 * are fewer changes.
 */
function printed(texts: Texts, functions: ReadonlyMap<string, string>, within = '', indent = ''): string {
  const lines = [''];
  for (const [key, inner] of Object.entries(texts).filter(([name]) => !name.startsWith('@'))) {
    const path = within + key;
    const name = /^[A-Za-z]\w*$/.test(key) ? key : JSON.stringify(key);
    const value =
      typeof inner === 'string'
        ? (functions.get(path) ?? JSON.stringify(inner))
        : printed(inner, functions, `${path}.`, `${indent}  `);
    const last = lines.pop() ?? '';
    const isLong = value.includes('\n') || last.length + value.length > LINE;
    if (last === '') lines.push(`${name}: ${value},`);
    else if (isLong) lines.push(last, `${name}: ${value},`);
    else lines.push(`${last} ${name}: ${value},`);
    if (value.includes('\n')) lines.push('');
  }
  const written = lines.filter((line) => line !== '');
  if (written.length === 1 && within !== '') return `{ ${written[0]} }`;
  return `{\n${written.map((line) => `${indent}  ${line}\n`).join('')}${indent}}`;
}

/**
 * The module that has all areas of one language. Areas which the language does not serve are those of English.
 */
export function languageModule(
  language: InterfaceLanguage,
  all: readonly string[],
  served: readonly string[],
): string {
  const imports = all.map((area) => {
    const from = served.includes(area) ? language : 'en';
    return `import { ${areaName(area)} } from './${area}/${from}.gen.ts';`;
  });
  return [
    heading,
    ...imports,
    '',
    `export const ${language} = {`,
    ...all.map((area) => `  ${areaName(area)},`),
    '};',
    '',
  ].join('\n');
}
