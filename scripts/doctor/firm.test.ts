import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import demonstration from '../../src/platform/settings/demonstration-firm.json' with { type: 'json' };
import { checkFirm } from './firm.ts';

const whole = JSON.parse(
  JSON.stringify(demonstration)
    .replaceAll(/fenwarden( lisle|lisle)?/gi, 'Example')
    .replaceAll('芬沃登', '示例'),
) as typeof demonstration;

let file: string;
beforeAll(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'chancery-firm-')), 'firm.json');
});
afterAll(() => rm(join(file, '..'), { recursive: true }));

async function told(said: unknown): Promise<string[]> {
  await writeFile(file, typeof said === 'string' ? said : JSON.stringify(said));
  return (await checkFirm({ FIRM_FILE: file })).map(({ grade, found }) => `${grade}: ${found}`);
}

test('a file that says everything is good', async () => {
  expect(await told(whole)).toEqual(['good: FIRM_FILE says everything, in en, fr, zh, nl, de']);
});

test('without one the demonstration is good, and a site of one’s own is told whose name it has', async () => {
  expect(await checkFirm({})).toMatchObject([{ grade: 'good' }]);
  const [own] = await checkFirm({ DATABASE_URL: 'postgres://localhost/site' });
  expect(own).toMatchObject({ grade: 'worth knowing', todo: expect.stringContaining('FIRM_FILE') });
});

test('one that cannot be read is told, and what to do', async () => {
  expect(await told('{ "name": ')).toEqual([`wrong: FIRM_FILE: ${file} is not JSON`]);
  const [missing] = await checkFirm({ FIRM_FILE: `${file}.none` });
  expect(missing).toMatchObject({ grade: 'wrong', found: `FIRM_FILE: ${file}.none cannot be read (ENOENT)` });
  expect(missing?.todo).not.toBe('');
});

test('every name, address and line that is missing is told', async () => {
  const { domain: _, ...rest } = whole;
  const { legal: __, ...french } = whole.words.fr;
  const { de: ___, ...words } = { ...whole.words, fr: french, zh: { ...whole.words.zh, about: ' ' } };
  expect(await told({ ...rest, emails: { ...whole.emails, events: '' }, words })).toEqual([
    'wrong: FIRM_FILE does not say “domain”',
    'wrong: FIRM_FILE does not say “emails.events”',
    'wrong: FIRM_FILE does not say “words.fr.legal”',
    'worth knowing: FIRM_FILE does not say “words.zh.about”',
    'worth knowing: FIRM_FILE has no words in “de”: pages in it show the English ones, marked as English',
  ]);
});

test('a name of the demonstration’s firm that was left is told', async () => {
  expect(await told({ ...whole, name: 'Fenwarden LLP' })).toEqual([
    'worth knowing: FIRM_FILE still says “Fenwarden”',
  ]);
});
