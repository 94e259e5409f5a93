import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import demonstration from './demonstration-firm.json' with { type: 'json' };
import { readFirm } from './read-firm.ts';

const directory = await mkdtemp(join(tmpdir(), 'chancery-firm-'));
afterAll(() => rm(directory, { recursive: true }));

async function fileWith(text: string): Promise<string> {
  const file = join(directory, 'firm.json');
  await writeFile(file, text);
  return file;
}

test('a file with all names, and words in English alone, is a firm', async () => {
  const { tagline, legal } = demonstration.words.en;
  const firm = { ...demonstration, name: 'Example & Partners', words: { en: { tagline, legal } } };
  expect(readFirm(await fileWith(JSON.stringify(firm)))).toEqual({ firm });
});

test.each([
  ['nothing', '', 'is not JSON'],
  ['no JSON', '{"name": ', 'is not JSON'],
  [
    'no domain, and an empty name',
    JSON.stringify({ ...demonstration, name: ' ', domain: undefined }),
    'does not say “name”, “domain”',
  ],
  [
    'one telephone',
    JSON.stringify({ ...demonstration, phones: { switchboard: '+44 20 7946 0100' } }),
    'does not say “phones.serviceDesk”',
  ],
  [
    'hosts that are a text',
    JSON.stringify({ ...demonstration, staffHosts: 'all' }),
    'does not say “staffHosts”',
  ],
  [
    'no words',
    JSON.stringify({ ...demonstration, words: null }),
    'does not say “words.en.tagline”, “words.en.legal”',
  ],
])('a file with %s is wrong, and it is said why', async (_, text, problem) => {
  expect(readFirm(await fileWith(text))).toEqual({ problem });
});

test('a program whose firm cannot be read ends with one line, and no success', () => {
  const program = "await import('./src/platform/settings/firm.ts'); console.log('started')";
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { FIRM_FILE: '/nowhere/firm.json' },
    encoding: 'utf8',
  });
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    'FIRM_FILE: /nowhere/firm.json cannot be read (ENOENT); `npm run doctor` says more\n',
  ]);
});
