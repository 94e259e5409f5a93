import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A throwaway seed folder for tests, with a file for each name; gone at the end of the block. */
export async function seedFolder(
  files: Readonly<Record<string, string>>,
): Promise<{ readonly path: string } & AsyncDisposable> {
  const path = await mkdtemp(join(tmpdir(), 'chancery-seed-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(path, name)), { recursive: true });
    await writeFile(join(path, name), content);
  }
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}

/** A seed file: front matter lines, then the body. */
export function seedFile(front: readonly string[], body = ''): string {
  return `---\n${front.join('\n')}\n---\n\n${body}\n`;
}
