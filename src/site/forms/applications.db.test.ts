import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { unpublish } from '../../content/publish/unpublish.ts';
import { exportSubmissions } from '../../forms/submissions/export-submissions.ts';
import { fileOf } from '../../forms/submissions/find-submissions.ts';
import { handleSubmission } from '../../forms/submissions/handle-submission.ts';
import { handlePage } from '../handle-page.ts';
import { searchRead } from '../search-read.ts';
import { applyingForFile, pdf } from './applying.fixture.ts';
import { wordDocument } from './word-document.fixture.ts';

const { apply, ask, closed, databaseUrl, kysely, mails, open, post, site, store, stored } =
  await applyingForFile();
const letter = { name: 'Why me.docx', bytes: await wordDocument() };

describe('whoever applies with a CV', () => {
  test('is thanked with a reference, and mailed a link that tells how far it is and takes it back', async () => {
    const { status, to } = await apply({}, { name: '../../C:\\my cv<1>.PDF', bytes: pdf }, '/fr-fr');
    const [one] = await stored();
    expect([status, to]).toEqual([303, expect.stringContaining(`?reference=${one?.reference}`)]);
    expect(one).toMatchObject({ form: 'application', about: open, state: 'open' });
    expect(one?.files).toEqual([
      { field: 'cv', name: 'my cv 1.pdf', size: pdf.length, scan: 'unscanned', found: null },
    ]);
    expect(await fileOf(kysely(), store(), one?.reference ?? '', 'cv')).toEqual(pdf);
    const [receipt, desk] = await mails();
    expect([receipt?.recipient, desk?.recipient]).toEqual([
      'ada@client.example',
      'careers@fenwardenlisle.example',
    ]);
    const link = /\/fr-fr\/forms\/application\/status\?key=[\w-]+/.exec(receipt?.text ?? '')?.[0] ?? '';
    const states = async () => (await ask(link)).body;
    expect(await states()).toContain('Reçue.');
    await handleSubmission(kysely(), one?.reference ?? '', { action: 'assigned', to: 'Max' }, 'eva', '');
    expect(await states()).toContain('En cours de lecture.');
    await handleSubmission(kysely(), one?.reference ?? '', { action: 'closed' }, 'eva', '');
    expect(await states()).toContain('Close.');
    const withdrawn = await post(link, '', 'application/x-www-form-urlencoded');
    expect([withdrawn.status, withdrawn.to]).toEqual([303, '/fr-fr/forms/application/status?withdrawn']);
    expect((await ask(withdrawn.to ?? '')).body).toContain('Vos données et vos fichiers sont supprimés');
    expect([await stored(), await mails()]).toEqual([[], []]);
    expect(await kysely().selectFrom('sent_file').selectAll().execute()).toEqual([]);
    expect(await kysely().selectFrom('submission_deletion').select('reason').execute()).toEqual([
      { reason: 'sender' },
    ]);
    expect((await ask(link)).status).toBe(404);
  });

  test('twice is there once; with a mended CV or letter it is another', async () => {
    const [first, second] = [await apply(), await apply()];
    const referenceOf = ({ to = '' }: { readonly to?: string | undefined }) =>
      new URL(to, 'http://a').searchParams.get('reference');
    expect(referenceOf(second)).toBe(referenceOf(first));
    await apply({}, { name: 'cv.docx', bytes: await wordDocument() });
    await apply({}, undefined, '', { letter });
    await apply({}, undefined, '', { letter: { ...letter, bytes: pdf } });
    expect((await stored()).map(({ files }) => files.map(({ name }) => name))).toEqual([
      ['cv.pdf', 'Why me.pdf'],
      ['cv.pdf', 'Why me.docx'],
      ['cv.docx'],
      ['cv.pdf'],
    ]);
  });

  test('sends a letter beside it, if there is one: its name is told to the desk and stands in the sheet, and both go together', async () => {
    await apply({}, undefined, '', { letter });
    const [one] = await stored();
    expect(one?.answers).toMatchObject({ cv: 'cv.pdf', letter: 'Why me.docx' });
    expect(one?.files.map(({ field, name }) => [field, name])).toEqual([
      ['cv', 'cv.pdf'],
      ['letter', 'Why me.docx'],
    ]);
    for (const [field, bytes] of [
      ['cv', pdf],
      ['letter', letter.bytes],
    ] as const)
      expect(await fileOf(kysely(), store(), one?.reference ?? '', field)).toEqual(bytes);
    const [receipt, desk] = await mails();
    expect(desk?.text).toContain('A covering letter (optional)\nWhy me.docx');
    expect((await exportSubmissions(kysely(), {}, 'eva')).csv).toContain('Why me.docx');
    const link = /\/forms\/application\/status\?key=[\w-]+/.exec(receipt?.text ?? '')?.[0] ?? '';
    await post(link, '', 'application/x-www-form-urlencoded');
    expect(await kysely().selectFrom('sent_file').selectAll().execute()).toEqual([]);
  });

  test('is read at a terminal, where of two files the field says which is meant', async () => {
    await apply({}, undefined, '', { letter });
    const reference = (await stored())[0]?.reference ?? '';
    const folder = await mkdtemp(join(tmpdir(), 'chancery-test-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const desk = (...args: string[]) =>
      promisify(execFile)(process.execPath, ['scripts/desk/submissions.ts', 'file', reference, ...args], {
        env: { ...process.env, DATABASE_URL: databaseUrl, INIT_CWD: folder },
      });
    const refused = (text: string) => ({ code: 1, stderr: expect.stringContaining(text) });
    await expect(desk('a.pdf', '--unscanned')).rejects.toMatchObject(refused('--field cv or --field letter'));
    await expect(desk('a.pdf', '--field=letter')).rejects.toMatchObject(refused('looked at by no scanner'));
    await desk('a.docx', '--field=letter', '--unscanned');
    expect(await readdir(folder)).toEqual(['a.docx']);
    expect(await readFile(join(folder, 'a.docx'))).toEqual(letter.bytes);
  });

  test.each([
    ['', 'letter', 'A covering letter: the file has to be', 'Please choose again: cv.pdf.'],
    [
      '/fr-fr',
      'letter',
      'Une lettre de motivation\u202f: le fichier doit être',
      'choisir de nouveau\u202f: cv.pdf.',
    ],
    ['/zh-cn', 'cv', '您的简历：请上传完整的', '请重新选择：Why me.docx。'],
  ])(
    'is told which of two files is none, in %s at %s, and what was typed stays',
    async (language, field, wrong, again) => {
      const program = { name: 'cv.pdf', bytes: Buffer.from('MZ\x90\0') };
      const { status, body } =
        field === 'letter'
          ? await apply({ message: 'Kept' }, undefined, language, { letter: program })
          : await apply({ message: 'Kept' }, program, language, { letter });
      expect([status, body.includes('Kept</textarea>'), body.includes(again)]).toEqual([422, true, true]);
      const errors = [...body.matchAll(/<a href="#form-application-(\w+)">([^<]*)/g)];
      expect(errors.map(([, name, text]) => [name, text])).toEqual([[field, expect.stringContaining(wrong)]]);
      const at = new RegExp(`id="form-application-${field}-error">.*?</p>`).exec(body)?.[0];
      expect(at).toContain(wrong);
      expect(await stored()).toEqual([]);
    },
  );

  test('gets back all that was typed, and is asked for the files again by their names', async () => {
    const answers = { email: 'nowhere', message: 'Kept <this>' };
    const { status, body } = await apply(answers, undefined, '', { letter });
    expect(status).toBe(422);
    expect(body).toContain('Kept &lt;this&gt;</textarea>');
    expect(body).toContain('Please choose again: cv.pdf and Why me.docx.');
    expect(body).toContain(`name="about" value="${open}"`);
    expect(await stored()).toEqual([]);
  });

  test('for a position that is closed, or that nobody knows, is told so kindly', async () => {
    for (const about of [closed, 'nobody-knows']) {
      const { status, body } = await apply({ about });
      expect([status, body.includes('is no longer open')]).toEqual([422, true]);
    }
    expect((await ask(`/forms/application?about=${closed}`)).body).not.toContain('type="file"');
    expect((await ask(`/forms/application?about=${open}`)).body).toContain('type="file"');
    expect(await stored()).toEqual([]);
  });

  test('for no position at all is asked to choose one', async () => {
    const { status, body } = await apply({ about: '' });
    expect([status, body.includes('<h1>Choose what you apply for</h1>')]).toEqual([422, true]);
    const opened = (await ask('/fr-fr/forms/application')).body;
    expect(opened).toContain('href="/fr-fr/careers#jobs"');
    expect(opened).not.toContain('Postuler à cette offre');
    expect(await stored()).toEqual([]);
  });
});

describe('whoever applies for a programme', () => {
  const id = 'programme-london-training-contract';
  const answers = { about: id, stage: 'final', degree: 'History, Leeds, 2027', why: 'Clauses.' };
  const programmeIs = async (dates: object) => {
    const rows = await kysely().selectFrom('live').selectAll().where('record_id', '=', id).execute();
    for (const { locale, fields: own } of rows)
      await kysely()
        .updateTable('live')
        .set({ fields: JSON.stringify({ ...(own as object), ...dates }) })
        .where('record_id', '=', id)
        .where('locale', '=', locale)
        .execute();
  };
  const past = '2020-01-01';
  const future = '2099-01-01';

  test('is told how far it is, and whoever answers for the programme is given it', async () => {
    await programmeIs({ opensOn: past, closesAt: `${future}T12:00:00Z`, email: 'leeds@firm.example' });
    const { status } = await apply(answers, undefined, '', { form: 'graduate' });
    expect([status, await stored()]).toMatchObject([303, [{ form: 'graduate', about: id }]]);
    const [receipt, desk] = await mails();
    expect(desk?.recipient).toBe('leeds@firm.example');
    expect(desk?.text).toContain('Training contract, London and Manchester');
    const link = /\/forms\/application\/status\?key=[\w-]+/.exec(receipt?.text ?? '')?.[0] ?? '';
    expect((await ask(link)).body).toContain('Training contract, London and Manchester');
    for (const language of ['', '/fr-fr', '/zh-cn']) {
      const { body } = await ask(`${language}/forms/graduate?about=${id}`);
      expect(body).toContain(`action="${language}/forms/graduate"`);
    }
  });

  test.each(['', '/fr-fr', '/zh-cn'])(
    'is thanked by who answers for programmes, not by who recruits for positions: %s',
    async (language) => {
      await programmeIs({ opensOn: past, closesAt: null });
      const { to = '' } = await apply(answers, undefined, language, { form: 'graduate' });
      const { pathname, search } = new URL(to, 'http://a');
      const { body } = await handlePage({ pathname, search: searchRead(pathname, search) }, site());
      expect(body).toContain('graduates@fenwardenlisle.example');
      expect(body).not.toContain('recruitment@fenwardenlisle.example');
    },
  );

  test('is thanked as for a position by a firm that has no page of thanks for programmes', async () => {
    await programmeIs({ opensOn: past, closesAt: null });
    const removal = { locale: 'all', actor: 'test', instead: { reason: 'Never written' } } as const;
    await unpublish(kysely(), { recordId: 'page-thank-you-programme', ...removal });
    const { to = '' } = await apply(answers, undefined, '/fr-fr', { form: 'graduate' });
    expect(new URL(to, 'http://a').pathname).toBe('/fr-fr/thank-you/candidature');
  });

  test.each([
    ['before it opens', { opensOn: future, closesAt: null }],
    ['after it has closed', { opensOn: past, closesAt: `${past}T12:00:00Z` }],
  ])('%s is told so in place of the form, and nothing is stored', async (_, dates) => {
    await programmeIs(dates);
    const { status, body } = await apply(answers, undefined, '', { form: 'graduate' });
    expect([status, body.includes('href="/graduates/apply"')]).toEqual([422, true]);
    expect((await ask(`/forms/graduate?about=${id}`)).body).not.toContain('action="/forms/graduate"');
    expect(await stored()).toEqual([]);
  });

  test('is not taken for a position, nor a position for a programme', async () => {
    await programmeIs({ opensOn: past, closesAt: null });
    expect((await apply({ about: id })).status).toBe(422);
    expect((await apply({ ...answers, about: open }, undefined, '', { form: 'graduate' })).status).toBe(422);
    expect(await stored()).toEqual([]);
  });
});
