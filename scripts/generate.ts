/**
 * Writes what is derived from other files: table types from the migrations, the printed GraphQL schema from the
 * content types, a typed module beside every stored query, and compiled messages beside every catalogue. With `--check` it writes nothing and fails when one
 * is out of date. Shared fragments lie in files named `*.fragments.graphql`.
 */
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { concatAST, parse } from 'graphql';
import { printedSchema } from '../src/content/schema/index.ts';
import { CHECKOUT } from './checkout.ts';
import { messageModules } from './generate/message-modules.ts';
import { queryModule } from './generate/query-module.ts';
import { tableTypes } from './generate/table-types.ts';
import { readCatalogues } from './messages/catalogue.ts';

const check = process.argv.includes('--check');
const schemaFile = 'src/content/schema/schema.graphql';
const outOfDate: string[] = [];

async function put(file: string, content: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => null);
  if (before === content) return;
  outOfDate.push(file);
  if (!check) await writeFile(file, content);
}

for (const [file, content] of messageModules(await readCatalogues(CHECKOUT))) await put(file, content);

const schema = printedSchema();
await put(schemaFile, schema);

const files = globSync('src/**/*.graphql').filter((file) => file !== schemaFile);
const sources = new Map<string, string>();
for (const file of files.sort()) sources.set(file, await readFile(file, 'utf8'));
const isShared = (file: string) => file.endsWith('.fragments.graphql');
const fragments = concatAST(
  [...sources].filter(([file]) => isShared(file)).map(([, source]) => parse(source)),
);
for (const [file, source] of sources) {
  if (isShared(file)) continue;
  await put(file.replace(/\.graphql$/, '.gen.ts'), await queryModule(file, source, schema, fragments));
}

if (!process.argv.includes('--queries')) await put('src/db/tables.gen.ts', await tableTypes());

for (const file of outOfDate) console.log(check ? `out of date: ${file}` : `written: ${file}`);
if (check && outOfDate.length > 0) {
  console.log('Run `npm run generate` and commit what it writes.');
  process.exitCode = 1;
}
