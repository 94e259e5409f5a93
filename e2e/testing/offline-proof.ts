import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { TestSite } from './site.ts';

/**
 * What the program of docs/navigator-log.md says of a proof with a site's key, line by line.
 *
 * @param proof JSON, or the part of an Office file that holds it
 */
export async function offline(site: Pick<TestSite, 'get'>, proof = ''): Promise<string[]> {
  const documentation = await readFile('docs/navigator-log.md', 'utf8');
  const [, program = ''] = /```js check\.mjs\n(.*?)```/s.exec(documentation) ?? [];
  const key = (await (await site.get('/.well-known/navigator-log/keys')).text()).trim();
  const args = ['--input-type=module', '--eval', program, 'check.mjs', '-', key];
  const { stdout, stderr } = spawnSync(process.execPath, args, { input: proof, encoding: 'utf8' });
  return `${stdout}${stderr}`.trim().split('\n');
}
