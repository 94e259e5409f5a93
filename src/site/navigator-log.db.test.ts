import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loggedSite, topics } from '../content/navigator/log/logged-site.fixture.ts';
import type { TestSite } from '../content/publish/test-site.fixture.ts';
import { unpublish } from '../content/publish/unpublish.ts';
import { startApp, stopApps } from './testing.ts';

const run = promisify(execFile);
let site: TestSite;
let directory: string;
let read: (path: string) => Promise<string>;
beforeAll(async () => {
  site = await loggedSite();
  directory = await mkdtemp(join(tmpdir(), 'navigator-log-'));
  const documentation = await readFile('docs/navigator-log.md', 'utf8');
  const [, program = ''] = /```js check\.mjs\n(.*?)```/s.exec(documentation) ?? [];
  await writeFile(join(directory, 'check.mjs'), program);
  const env = { SITE_ORIGIN: 'https://www.example.com', DATABASE_URL: site.database.url };
  const { ask } = await startApp({ env, databaseUrl: site.database.url });
  read = async (path) => {
    const { status, body } = await ask(`/.well-known/navigator-log/${path}`, {
      headers: { host: 'www.example.com' },
    });
    return status === 200 ? body : String(status);
  };
});
afterAll(async () => {
  await stopApps();
  await site.end();
  await rm(directory, { recursive: true });
});

/** What the program of the documentation says of a proof. */
async function checked(proof: object, key: string) {
  const file = join(directory, 'proof.json');
  await writeFile(file, JSON.stringify(proof));
  return run(process.execPath, [join(directory, 'check.mjs'), file, key]).then(
    ({ stdout }) => stdout.trim(),
    ({ stderr }: { stderr: string }) => stderr.trim(),
  );
}

test('what was published is proved offline, word for word, and whatever is altered is not', async () => {
  const key = (await read('keys')).trim();
  expect(key).toMatch(/^www\.example\.com\/navigator\+[0-9a-f]{8}\+/);
  for (const topic of topics) {
    const proof = JSON.parse(await read(`proof?entry=${topic}-entry&locale=en&version=1`));
    expect(JSON.stringify(proof)).not.toContain('Closed words');
    expect(await checked(proof, key)).toMatch(`genuine: Of ${topic}`);
    const [entry] = proof.entries;
    const altered = entry.open.replace('Of ', 'Not of ');
    expect(await checked({ ...proof, entries: [{ ...entry, open: altered }] }, key)).toMatch(/^ALTERED/);
    const other = proof.checkpoint.replace(/\n5\n/, '\n6\n');
    expect(await checked({ ...proof, checkpoint: other }, key)).toMatch(/^ALTERED/);
  }
});

test('a longer log comes with what shows that it begins with the shorter one', async () => {
  expect(JSON.parse(await read('consistency?from=4&to=5'))).toMatchObject({
    hashes: [expect.stringMatching(/^[0-9a-f]{64}$/)],
  });
  for (const [from, to] of [
    [5, 4],
    [1, 6],
  ])
    expect(await read(`consistency?from=${from}&to=${to}`)).toBe('404');
});

test.each(['proof?entry=breach-entry&locale=en&version=2', 'proof?entry=nc&locale=en&version=1'])(
  'of what is not in the log there is no proof: %s',
  async (path) => {
    expect(await read(path)).toBe('404');
  },
);

test.each([
  'proof',
  'proof?entry=a%00&locale=en&version=1',
  'proof?entry=aa&locale=en&version=0',
  'consistency?from=x&to=1',
])('what cannot be asked is refused: %s', async (path) => {
  expect(await read(path)).toBe('400');
});

test('of what was taken down nothing is shown any more', async () => {
  await unpublish(site.database.kysely, {
    recordId: 'officer-entry',
    locale: 'all',
    actor: site.actor,
    instead: { reason: 'It was wrong.' },
  });
  expect(await read('proof?entry=officer-entry&locale=en&version=1')).toBe('404');
});
