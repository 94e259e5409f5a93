import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CHECKOUT } from '../support/checkout.ts';

/** TypeScript as it is laid out in this checkout, by the same keys. */
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
      copies.map(async ({ file, copy }) => [file, await readFile(copy, 'utf8')] as const),
    );
    return new Map(texts);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
