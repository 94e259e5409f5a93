import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CHECKOUT } from '../checkout.ts';

/** The text of a stored query, laid out over four lines. */
const STORED = /stored<([^>]+)>\(\n\s+('[^\n]*'),\n\s+('[^\n]*'),\n\);/g;

/** The type of a query's only variable, laid out over three lines. */
const ONLY_VARIABLE = /(?<=Variables = )\{\n\s+([^\n]+);\n\};/g;

/** Without empty lines, and what nobody reads on one: a change of it is looked through, it is not read for itself. */
function dense(text: string): string {
  return text
    .replaceAll(/\n{2,}/g, '\n')
    .replaceAll(STORED, 'stored<$1>($2, $3);')
    .replaceAll(ONLY_VARIABLE, '{ $1 };');
}

/** TypeScript as it is laid out in this checkout, but dense, by the same keys. */
export async function formatted(modules: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const directory = await mkdtemp(join(tmpdir(), 'chancery-generated-'));
  // Elsewhere, and not by their own names: biome leaves generated files of the checkout alone.
  const copies = [...modules].map(([file, text], index) => ({
    file,
    text,
    copy: join(directory, `${index}.ts`),
  }));
  try {
    for (const { copy, text } of copies) await writeFile(copy, text);
    const biome = join(CHECKOUT, 'node_modules/@biomejs/biome/bin/biome');
    const config = [`--config-path=${CHECKOUT}`, '--vcs-enabled=false'];
    await promisify(execFile)(process.execPath, [biome, 'format', '--write', ...config, directory]);
    const texts = await Promise.all(
      copies.map(async ({ file, copy }) => [file, dense(await readFile(copy, 'utf8'))] as const),
    );
    return new Map(texts);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
