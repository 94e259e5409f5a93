/**
 * Writes what is derived from other files: table types from the migrations, the printed GraphQL schema from the
 * content types, a typed module beside every stored query and every file of shared fragments
 * (`*.fragments.graphql`), and compiled messages beside every catalogue. With `--check` it writes nothing and fails
 * when one is out of date.
 */
import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { buildSchema } from 'graphql';
import { printedSchema } from '../src/graphql/content/index.ts';
import { readCatalogues } from './messages/catalogue.ts';
import { CHECKOUT } from './support/checkout.ts';
import { formatted } from './support/generate/formatted.ts';
import { messageModules } from './support/generate/message-modules.ts';
import {
  queryModules,
  type Source,
  schemaTypesFile,
  schemaTypesModule,
  sourceOf,
} from './support/generate/query-module.ts';
import { tableTypes } from './support/generate/table-types.ts';

const check = process.argv.includes('--check');
const schemaFile = 'src/graphql/content/schema.graphql';
const outOfDate: string[] = [];

async function put(file: string, content: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => null);
  if (before === content) return;
  outOfDate.push(file);
  if (check) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

for (const [file, content] of messageModules(await readCatalogues(CHECKOUT))) await put(file, content);

const schema = printedSchema();
await put(schemaFile, schema);

const sources: Source[] = [];
for (const file of globSync('src/**/*.graphql').sort()) {
  if (file !== schemaFile) sources.push(sourceOf(file, await readFile(file, 'utf8')));
}
const graph = buildSchema(schema);
const modules = queryModules(sources, graph);
modules.set(schemaTypesFile, schemaTypesModule(sources, schema, graph));
for (const [file, content] of await formatted(modules)) await put(file, content);

if (!process.argv.includes('--queries')) await put('src/platform/db/tables.gen.ts', await tableTypes());

for (const file of outOfDate) console.log(check ? `out of date: ${file}` : `written: ${file}`);
if (check && outOfDate.length > 0) {
  console.log('Run `npm run generate` and commit what it writes.');
  process.exitCode = 1;
}
