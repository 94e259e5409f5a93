/**
 * `npm run messages -- export LOCALE [FILE]` writes what a locale's language says as XLIFF, for translators;
 * `npm run messages -- import FILE` takes in what they wrote, all of it or nothing; `npm run messages -- check` tells of
 * messages that are missing or that nothing uses.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLocale, localeFacts } from '../src/i18n/locales.ts';
import { catalogueFile, messagesIn, readCatalogues } from './messages/catalogue.ts';
import { exported, imported } from './messages/exchange.ts';
import { problemsIn } from './messages/problems.ts';
import { nameInCode, unusedMessages } from './messages/unused.ts';
import { readXliff, writeXliff, XliffError } from './messages/xliff.ts';
import { CHECKOUT } from './support/checkout.ts';
import { messageModules } from './support/generate/message-modules.ts';

const usage =
  'npm run messages -- export LOCALE [FILE]\nnpm run messages -- import FILE\nnpm run messages -- check';

async function exportTo(locale: string, file = `messages-${locale}.xlf`): Promise<void> {
  if (!isLocale(locale) || localeFacts[locale].language === 'en')
    throw new XliffError(`“${locale}” is not a locale that is translated into: fr-fr, zh-cn, nl-nl, de-de.`);
  const xliff = exported(await readCatalogues(CHECKOUT), locale);
  await writeFile(file, writeXliff(xliff));
  const open = xliff.units.filter(({ target }) => target === undefined).length;
  console.log(`${file}: ${xliff.units.length} texts, ${open} of them not translated yet`);
}

async function importFrom(file: string): Promise<void> {
  const before = await readCatalogues(CHECKOUT);
  const { changed, outdated } = imported(before, readXliff(await readFile(file, 'utf8')));
  for (const { area, language, texts } of changed) {
    await writeFile(join(CHECKOUT, catalogueFile(area, language)), `${JSON.stringify(texts, null, 2)}\n`);
  }
  for (const [path, content] of messageModules(await readCatalogues(CHECKOUT))) {
    await writeFile(join(CHECKOUT, path), content);
  }
  for (const { area, language } of changed) console.log(`written: ${catalogueFile(area, language)}`);
  for (const message of outdated) console.log(`left as it is, English has changed: ${message}`);
  if (changed.length === 0) console.log('Nothing in it is new.');
}

async function check(): Promise<void> {
  const catalogues = await readCatalogues(CHECKOUT);
  const all = catalogues
    .filter(({ language }) => language === 'en')
    .flatMap(({ area, texts }) => messagesIn(texts).map(({ path }) => nameInCode(area, path)));
  const unused = unusedMessages(CHECKOUT, new Set(all)).map((message) => `${message} is used by nothing`);
  const problems = [...problemsIn(catalogues), ...unused];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${all.length} messages: none is missing, none is unused`);
}

const [command, first, second] = process.argv.slice(2);
try {
  if (command === 'export' && first) await exportTo(first, second);
  else if (command === 'import' && first) await importFrom(first);
  else if (command === 'check') await check();
  else throw new XliffError(usage);
} catch (error) {
  if (!(error instanceof XliffError) && (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}
