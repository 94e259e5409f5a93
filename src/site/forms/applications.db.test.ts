import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { ReceivedFile } from '../../content/records/attachments.ts';
import { equalityCounts } from '../../forms/applications/equality.ts';
import { seal } from '../../forms/applications/seal.ts';
import { documentIn, LARGEST_DOCUMENT } from '../../forms/files/document.ts';
import { scanFiles } from '../../forms/files/scan-files.ts';
import { deleteDueSubmissions, deleteSubmissionsOf } from '../../forms/submissions/delete-submissions.ts';
import { exportSubmissions } from '../../forms/submissions/export-submissions.ts';
import { fileOf, findSubmissions } from '../../forms/submissions/find-submissions.ts';
import { handleSubmission } from '../../forms/submissions/handle-submission.ts';
import { fileStore } from '../../platform/files/file-store.ts';
import { startObjectStorage } from '../../platform/files/object-storage.fixture.ts';
import { handlePage } from '../handle-page.ts';
import { searchRead } from '../search-read.ts';
import { startApp, stopApps } from '../testing.ts';
import { wordDocument } from './word-document.fixture.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let running: Awaited<ReturnType<typeof startApp>>;
let open: string;
let closed: string;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  running = await startApp({ databaseUrl: database.url });
  const jobs = await running.site.database.kysely
    .selectFrom('live')
    .select(['record_id as id', 'fields'])
    .where('type', '=', 'job')
    .where('locale', '=', 'en')
    .where('path', 'is not', null)
    .orderBy('record_id')
    .execute();
  const isOpen = ({ fields }: (typeof jobs)[number]) => {
    const { filled, closesAt } = fields as { filled?: boolean; closesAt?: string };
    return !filled && (!closesAt || Date.parse(closesAt) > Date.now());
  };
  open = jobs.find(isOpen)?.id ?? '';
  closed = jobs.find((job) => !isOpen(job))?.id ?? '';
});
beforeEach(async () => {
  for (const table of [
    'submission',
    'mail',
    'submission_deletion',
    'application_draft',
    'form_rate',
  ] as const)
    await running.site.database.kysely.deleteFrom(table).execute();
});
afterAll(async () => {
  await stopApps();
  await database.drop();
});

const pdf = Buffer.from('%PDF-1.7\nA life\n%%EOF\n');
interface File {
  readonly name: string;
  readonly bytes: Buffer;
}
/** What browsers send of a control in which none is chosen. */
const noFile: File = { name: '', bytes: Buffer.alloc(0) };
const letter = { name: 'Why me.docx', bytes: await wordDocument() };
const fields = {
  name: 'Ada Eton',
  email: 'ada@client.example',
  phone: '',
  right: 'yes',
  message: 'Libraries.',
  homepage: '',
  begun: '',
};
let networks = 0;

async function post(url: string, payload: Buffer | string, type: string) {
  networks += 1;
  const answer = await running.app.inject({
    method: 'POST',
    url,
    headers: { origin: running.site.settings.siteOrigin, 'content-type': type },
    remoteAddress: `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`,
    payload,
  });
  return { status: answer.statusCode, to: answer.headers.location, body: answer.body };
}
function formOf(answers: Readonly<Record<string, string>>, files: Readonly<Record<string, File>>): FormData {
  const form = new FormData();
  for (const [name, answer] of Object.entries(answers)) form.set(name, answer);
  for (const [field, { name, bytes }] of Object.entries(files))
    form.set(field, new Blob([new Uint8Array(bytes)]), name);
  return form;
}
interface ApplyOptions {
  readonly form: 'application' | 'graduate';
  readonly letter: File;
}
/** Posts as a browser does. @param file the CV */
async function apply(
  changes: Readonly<Record<string, string>> = {},
  file: File = { name: 'cv.pdf', bytes: pdf },
  language = '',
  { form = 'application', letter: beside = noFile }: Partial<ApplyOptions> = {},
) {
  const request = new Request('http://a', {
    method: 'POST',
    body: formOf({ about: open, ...fields, ...changes }, { cv: file, letter: beside }),
  });
  const type = request.headers.get('content-type') ?? '';
  return post(`${language}/forms/${form}`, Buffer.from(await request.arrayBuffer()), type);
}
const kysely = () => running.site.database.kysely;
const store = () => fileStore(kysely(), undefined);
const stored = () => findSubmissions(kysely(), { first: 10 });
const mails = async () =>
  (await kysely().selectFrom('mail').select(['recipient', 'content']).orderBy('id').execute()).map(
    ({ recipient, content }) => ({ recipient, text: (content as { text: string }).text }),
  );

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
    const states = async () => (await running.ask(link)).body;
    expect(await states()).toContain('Reçue.');
    await handleSubmission(kysely(), one?.reference ?? '', { action: 'assigned', to: 'Max' }, 'eva', '');
    expect(await states()).toContain('En cours de lecture.');
    await handleSubmission(kysely(), one?.reference ?? '', { action: 'closed' }, 'eva', '');
    expect(await states()).toContain('Close.');
    const withdrawn = await post(link, '', 'application/x-www-form-urlencoded');
    expect([withdrawn.status, withdrawn.to]).toEqual([303, '/fr-fr/forms/application/status?withdrawn']);
    expect((await running.ask(withdrawn.to ?? '')).body).toContain(
      'Vos données et vos fichiers sont supprimés',
    );
    expect([await stored(), await mails()]).toEqual([[], []]);
    expect(await kysely().selectFrom('sent_file').selectAll().execute()).toEqual([]);
    expect(await kysely().selectFrom('submission_deletion').select('reason').execute()).toEqual([
      { reason: 'sender' },
    ]);
    expect((await running.ask(link)).status).toBe(404);
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
        env: { ...process.env, DATABASE_URL: database.url, INIT_CWD: folder },
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
      expect([status, body.includes('takes no applications any more')]).toEqual([422, true]);
    }
    expect((await running.ask(`/forms/application?about=${closed}`)).body).not.toContain('type="file"');
    expect((await running.ask(`/forms/application?about=${open}`)).body).toContain('type="file"');
    expect(await stored()).toEqual([]);
  });

  test('for no position at all is asked to choose one', async () => {
    const { status, body } = await apply({ about: '' });
    expect([status, body.includes('<h1>Choose what you apply for</h1>')]).toEqual([422, true]);
    const opened = (await running.ask('/fr-fr/forms/application')).body;
    expect(opened).toContain('href="/fr-fr/careers#jobs"');
    expect(opened).not.toContain('Postuler à cette offre');
    expect(await stored()).toEqual([]);
  });
});

describe('a file is known by its content', () => {
  const kindOf = (bytes: Buffer, name = 'cv.pdf') => {
    const document = documentIn(new ReceivedFile(name, bytes));
    return typeof document === 'string' ? document : (document?.name ?? null);
  };

  test('whatever its name', async () => {
    expect(kindOf(await wordDocument(), 'cv.exe')).toBe('cv.docx');
    expect(kindOf(pdf, '💼'.repeat(99))).toMatch(/^(?:💼)+\.pdf$/u);
    expect(kindOf(Buffer.alloc(0), '')).toBeNull();
  });

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['empty', () => Buffer.alloc(0)],
    ['a program', () => Buffer.from('MZ\x90\0')],
    ['the beginning of a PDF', () => Buffer.from('%PDF-1.7\n')],
    ['another archive', () => Buffer.from('PK\x03\x04 [Content_Types].xml word/document.xml')],
    ['with macros', () => wordDocument({ 'word/vbaProject.bin': 'x' })],
    [
      'with macros by another name',
      () =>
        wordDocument({
          '[Content_Types].xml': '<Types>application/vnd.ms-word.document.macroEnabled</Types>',
        }),
    ],
    ['with something embedded', () => wordDocument({ 'word/embeddings/oleObject1.bin': 'x' })],
    ['very large when it is unpacked', () => wordDocument({ 'word/a.xml': ' '.repeat(33 * 1024 * 1024) })],
    [
      'larger than it declares',
      async () => {
        const bytes = await wordDocument({ 'word/a.xml': ' '.repeat(10_000) });
        bytes.writeUInt32LE(10, bytes.lastIndexOf('PK\x01\x02') + 24);
        return bytes;
      },
    ],
    ['cut', async () => (await wordDocument()).subarray(0, -30)],
  ])('and refused when it is %s', async (_, make) => {
    expect(kindOf(await make())).toBe('malformed');
  });

  test('and to 5 MB', async () => {
    const large = (size: number) =>
      Buffer.concat([pdf, Buffer.alloc(size - pdf.length - 6, ' '), Buffer.from('\n%%EOF')]);
    expect(kindOf(large(LARGEST_DOCUMENT))).toBe('cv.pdf');
    const { status, body } = await apply({}, { name: 'cv.pdf', bytes: large(LARGEST_DOCUMENT + 1) });
    expect([status, body.includes('larger than 5 MB')]).toEqual([422, true]);
    const { port } = running.app.server.address() as AddressInfo;
    const huge = await fetch(`http://127.0.0.1:${port}/forms/application`, {
      method: 'POST',
      headers: { origin: running.site.settings.siteOrigin },
      body: formOf(
        { about: open, ...fields, message: 'Kept' },
        { cv: { name: 'cv.pdf', bytes: large(6 * LARGEST_DOCUMENT) } },
      ),
    });
    expect([huge.status, (await huge.text()).includes('Kept</textarea>')]).toEqual([413, true]);
    expect(await stored()).toEqual([]);
  });
});

test('while the storage of files is away nothing is recorded, and all that was typed stays; then the files lie there until they are taken back', async () => {
  const storage = await startObjectStorage();
  onTestFinished(() => storage.stop());
  const { address, accessKeyId, secretAccessKey, region } = storage.place;
  const env = {
    FILES_URL: address,
    FILES_ACCESS_KEY_ID: accessKeyId,
    FILES_SECRET_ACCESS_KEY: secretAccessKey,
    FILES_REGION: region,
  };
  const usual = running;
  running = await startApp({ databaseUrl: database.url, env });
  onTestFinished(() => {
    running = usual;
  });
  storage.failing.add('PUT');
  const away = await apply({ message: 'Kept <b>' }, undefined, '', { letter });
  expect([away.status, await stored(), await mails()]).toEqual([503, [], []]);
  expect(away.body).toContain('Kept &lt;b&gt;</textarea>');
  expect(away.body).not.toContain(accessKeyId);
  storage.failing.clear();
  expect((await apply({}, undefined, '', { letter })).status).toBe(303);
  expect([...storage.objects.values()]).toEqual([pdf, letter.bytes]);
  const [receipt] = await mails();
  const link = /\/forms\/application\/status\?key=[\w-]+/.exec(receipt?.text ?? '')?.[0] ?? '';
  expect((await post(link, '', 'application/x-www-form-urlencoded')).to).toContain('?withdrawn');
  expect([await stored(), storage.objects.size]).toEqual([[], 0]);
});

test('a scanner has the last word: what it finds something in is deleted, and while it is away nothing changes', async () => {
  await apply();
  const evil = { name: 'bad.pdf', bytes: Buffer.from('%PDF-1\nEVIL\n%%EOF') };
  await apply({ email: 'bob@client.example' }, evil);
  await apply({ email: 'cy@client.example' }, undefined, '', { letter: evil });
  const clamd = createServer((socket) => {
    let sent = Buffer.alloc(0);
    socket.on('data', (piece) => {
      sent = Buffer.concat([sent, piece]);
      if (!sent.subarray(-4).equals(Buffer.alloc(4))) return;
      // A command, the length of the one piece, the piece, and a length of 0.
      const isWhole = sent.readUInt32BE(10) === sent.length - 18;
      const verdict = sent.includes('EVIL') ? 'stream: Eicar-Test FOUND' : 'stream: OK';
      socket.end(`${isWhole ? verdict : 'INSTREAM: malformed ERROR'}\0`);
    });
  });
  await new Promise<void>((resolve) => clamd.listen(0, '127.0.0.1', resolve));
  const address = clamd.address() as AddressInfo;
  await scanFiles(kysely(), store(), { host: '127.0.0.1', port: address.port });
  await new Promise((resolve) => clamd.close(resolve));
  const [half, bad, good] = await stored();
  expect(good?.files).toMatchObject([{ scan: 'clean', found: null }]);
  expect(bad?.files).toMatchObject([{ scan: 'infected', found: 'Eicar-Test' }]);
  expect(await fileOf(kysely(), store(), bad?.reference ?? '', 'cv')).toBeNull();
  expect(half?.files).toMatchObject([
    { field: 'cv', scan: 'clean' },
    { field: 'letter', scan: 'infected', found: 'Eicar-Test' },
  ]);
  expect(await fileOf(kysely(), store(), half?.reference ?? '', 'cv')).toEqual(pdf);
  expect(await fileOf(kysely(), store(), half?.reference ?? '', 'letter')).toBeNull();
  await apply({ email: 'eve@client.example' });
  await expect(scanFiles(kysely(), store(), { host: '127.0.0.1', port: address.port })).rejects.toThrow(
    'ECONNREFUSED',
  );
  expect((await stored())[0]?.files).toMatchObject([{ scan: 'unscanned' }]);
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
    expect((await running.ask(link)).body).toContain('Training contract, London and Manchester');
    for (const language of ['', '/fr-fr', '/zh-cn']) {
      const { body } = await running.ask(`${language}/forms/graduate?about=${id}`);
      expect(body).toContain(`action="${language}/forms/graduate"`);
    }
  });

  test.each([
    ['before it opens', { opensOn: future, closesAt: null }],
    ['after it has closed', { opensOn: past, closesAt: `${past}T12:00:00Z` }],
  ])('%s is told so in place of the form, and nothing is stored', async (_, dates) => {
    await programmeIs(dates);
    const { status, body } = await apply(answers, undefined, '', { form: 'graduate' });
    expect([status, body.includes('href="/graduates/apply"')]).toEqual([422, true]);
    expect((await running.ask(`/forms/graduate?about=${id}`)).body).not.toContain('action="/forms/graduate"');
    expect(await stored()).toEqual([]);
  });

  test('is not taken for a position, nor a position for a programme', async () => {
    await programmeIs({ opensOn: past, closesAt: null });
    expect((await apply({ about: id })).status).toBe(422);
    expect((await apply({ ...answers, about: open }, undefined, '', { form: 'graduate' })).status).toBe(422);
    expect(await stored()).toEqual([]);
  });
});

describe('whoever saves an application to go on later', () => {
  const save = { save: 'yes', right: '', message: 'Half a sentence' };
  const linkIn = async () => {
    const links = (await mails()).flatMap(
      ({ text }) => /\/\S*forms\/application\/draft\?key=\S+/.exec(text) ?? [],
    );
    return links.map((link) => link.replace(/^.*?:\d+/, '').replace(/^\/\/[^/]+/, ''));
  };
  const keyOf = (link: string) => link.split('key=')[1] ?? '';
  const drafts = () => kysely().selectFrom('application_draft').selectAll().execute();

  test.each([
    ['', 'Your application is saved, and not sent', 'Saved: cv.pdf.'],
    ['/fr-fr', 'Votre candidature est enregistrée', 'Enregistré'],
    ['/zh-cn', '申请已保存，尚未提交', '已保存：cv.pdf'],
  ])('has it again by the link of a mail, with the file: %s', async (language, mailed, file) => {
    const { status, to } = await apply(save, undefined, language);
    expect([status, to]).toEqual([303, `${language}/forms/application/draft?mailed=application`]);
    expect((await running.ask(to ?? '')).body).toContain(mailed);
    expect(await stored()).toEqual([]);
    const [link = '', ...more] = await linkIn();
    expect([link.startsWith(`${language}/forms/`), more]).toEqual([true, []]);
    const { body } = await running.ask(link);
    for (const text of ['value="Ada Eton"', 'Half a sentence</textarea>', file, keyOf(link)])
      expect(body).toContain(text);
  });

  test('is read by nobody who looks into the database', async () => {
    await apply(save);
    const kept = await kysely().selectFrom('application_draft').selectAll().execute();
    const all = kept.flatMap((row) => Object.values(row).map((value) => String(value))).join();
    for (const text of ['Ada', 'ada@', 'Half', '%PDF']) expect(all).not.toContain(text);
  });

  test('saves again without another mail, sends without choosing the file again, and then nothing is left', async () => {
    await apply(save);
    const [link = ''] = await linkIn();
    const draft = keyOf(link);
    const again = await apply({ ...save, draft, message: 'A whole sentence.' }, noFile);
    expect(again.to).toBe(`/forms/application/draft?key=${draft}&saved`);
    expect((await running.ask(again.to ?? '')).body).toContain('Saved. It is not sent yet');
    expect((await linkIn()).length).toBe(1);
    const wrong = await apply({ draft, right: '' }, noFile);
    expect([wrong.status, wrong.body.includes(draft), wrong.body.includes('Saved: cv.pdf')]).toEqual([
      422,
      true,
      true,
    ]);
    const sent = await apply({ draft, message: 'A whole sentence.' }, noFile);
    expect(sent.to).toContain('reference=AP-');
    const [one] = await stored();
    expect(one?.answers.message).toBe('A whole sentence.');
    expect(await fileOf(kysely(), store(), one?.reference ?? '', 'cv')).toEqual(pdf);
    expect([await drafts(), await linkIn(), (await running.ask(link)).status]).toEqual([[], [], 404]);
  });

  test('keeps a letter beside the CV, replaces it, leaves it out, and is asked for it in no case', async () => {
    await apply(save, undefined, '', { letter });
    const [link = ''] = await linkIn();
    const draft = keyOf(link);
    const shown = async () => (await running.ask(link)).body;
    const box = 'name="letter-left-out"';
    for (const text of ['Saved: cv.pdf.', 'Saved: Why me.docx.', box, 'Leave this file out'])
      expect(await shown()).toContain(text);
    expect(await shown()).not.toContain('name="cv-left-out"');
    await apply({ ...save, draft }, noFile, '', { letter: { name: 'Better.pdf', bytes: pdf } });
    for (const text of ['Saved: cv.pdf.', 'Saved: Better.pdf.']) expect(await shown()).toContain(text);
    const ticked = /name="letter-left-out"[^>]* checked/;
    expect(await shown()).not.toMatch(ticked);
    const wrong = await apply({ draft, right: '', 'letter-left-out': 'yes' }, noFile);
    expect([wrong.status, wrong.body]).toEqual([422, expect.stringMatching(ticked)]);
    await apply({ ...save, draft, 'letter-left-out': 'yes' }, noFile);
    expect(await shown()).toContain('Saved: cv.pdf.');
    expect(await shown()).not.toContain('Better.pdf');
    await apply({ ...save, draft }, noFile, '', { letter });
    await apply({ draft }, noFile);
    const [one] = await stored();
    for (const [field, bytes] of [
      ['cv', pdf],
      ['letter', letter.bytes],
    ] as const)
      expect(await fileOf(kysely(), store(), one?.reference ?? '', field)).toEqual(bytes);
  });

  test('has it again that a version saved which knows one file alone', async () => {
    await apply(save, undefined, '', { letter });
    const [link = ''] = await linkIn();
    const draft = keyOf(link);
    const text = {
      answers: { ...fields, cv: 'old.pdf' },
      file: { name: 'old.pdf', mediaType: 'application/pdf' },
    };
    await kysely()
      .updateTable('application_draft')
      .set({ sealed: seal(draft, Buffer.from(JSON.stringify(text))), sealed_file: seal(draft, pdf) })
      .execute();
    const { body } = await running.ask(link);
    expect([body.includes('Saved: old.pdf.'), body.includes('Why me')]).toEqual([true, false]);
    await apply({ draft }, noFile);
    const [one] = await stored();
    expect(one?.files).toMatchObject([{ field: 'cv', name: 'old.pdf', size: pdf.length }]);
  });

  test('is asked for the address, and keeps what was typed', async () => {
    for (const email of ['', 'ada']) {
      const { status, body } = await apply({ ...save, email });
      expect([
        status,
        body.includes('Half a sentence</textarea>'),
        body.includes('#form-application-right'),
      ]).toEqual([422, true, false]);
    }
    expect(await drafts()).toEqual([]);
  });

  test('deletes it, has it erased, or lets its time go by', async () => {
    await apply(save);
    const [link = ''] = await linkIn();
    expect((await running.ask(link)).status).toBe(200);
    const { to } = await post(link, '', 'application/x-www-form-urlencoded');
    expect((await running.ask(to ?? '')).body).toContain('What was saved is deleted');
    expect([await drafts(), await linkIn()]).toEqual([[], []]);
    await apply(save);
    await apply({ ...save, email: 'bob@client.example' });
    expect(await deleteSubmissionsOf(kysely(), 'ADA@client.example')).toBe(1);
    expect((await drafts()).length).toBe(1);
    await kysely().updateTable('application_draft').set({ delete_at: '2020-01-01' }).execute();
    const [over = ''] = await linkIn();
    expect((await running.ask(over)).status).toBe(404);
    await deleteDueSubmissions(kysely());
    expect(await drafts()).toEqual([]);
  });

  test('is not mailed without end, and a machine not at all', async () => {
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push((await apply(save, noFile)).status);
    expect(answers).toEqual([303, 303, 303, 303, 303, 429]);
    await kysely().deleteFrom('mail').execute();
    expect((await apply({ ...save, email: 'bob@client.example', homepage: 'x' })).status).toBe(303);
    expect(await linkIn()).toEqual([]);
  });

  test('cannot be met by a key that is cut short or made up', async () => {
    await apply(save);
    const [link = ''] = await linkIn();
    for (const url of [link.slice(0, -1), `${link}x`, link.replace(/=./, '=*'), '/forms/application/draft'])
      expect([(await running.ask(url)).status, url]).toEqual([404, url]);
    expect((await post(`${link}x`, '', 'application/x-www-form-urlencoded')).status).toBe(303);
    expect((await drafts()).length).toBe(1);
  });
});

describe('what applicants say of themselves', () => {
  const counts = () => kysely().selectFrom('equality_count').selectAll().orderBy('question').execute();
  const keyOf = (to: string | undefined) => new URL(to ?? '/', 'http://a').searchParams.get('equality') ?? '';
  const answer = (key: string, answers: Readonly<Record<string, string>>, language = '') =>
    post(
      `${language}/forms/equal-opportunities?key=${key}`,
      new URLSearchParams(answers).toString(),
      'application/x-www-form-urlencoded',
    );
  beforeEach(async () => {
    for (const table of ['equality_count', 'equality_used'] as const)
      await kysely().deleteFrom(table).execute();
  });

  test.each([
    ['', 'A few questions about equal opportunities', 'I would rather not say'],
    ['/fr-fr', 'Quelques questions sur l’égalité des chances', 'Je préfère ne pas répondre'],
    ['/zh-cn', '几个关于平等机会的问题', '不愿透露'],
  ])(
    'is asked from the page of thanks, and counted once, in whichever language: %s',
    async (language, link, none) => {
      const { to = '' } = await apply({}, undefined, language);
      const { pathname, search } = new URL(to, 'http://a');
      const thanks = await handlePage({ pathname, search: searchRead(pathname, search) }, running.site);
      expect(thanks.body).toContain(link);
      const key = keyOf(to);
      const { body } = await running.ask(`${language}/forms/equal-opportunities?key=${key}`);
      expect(body).toContain(none);
      await answer(key, { gender: 'woman', age: '25-34', caring: 'made up' }, language);
      const again = await answer(key, { gender: 'woman' }, language);
      expect(again.to).toBe(`${language}/forms/equal-opportunities?counted`);
      expect(
        (await counts()).map(({ form, question, answer: given, count }) => [form, question, given, count]),
      ).toEqual([
        ['application', 'age', '25-34', 1],
        ['application', 'gender', 'woman', 1],
      ]);
    },
  );

  test('leads to no application, and none leads to it', async () => {
    const { to } = await apply();
    await answer(keyOf(to), { gender: 'woman' });
    const [one] = await stored();
    const written = JSON.stringify([
      await counts(),
      await kysely().selectFrom('equality_used').selectAll().execute(),
    ]);
    const sent = JSON.stringify([
      await kysely().selectFrom('submission').selectAll().execute(),
      await mails(),
      await kysely().selectFrom('mail').selectAll().execute(),
    ]);
    for (const text of ['ada', 'Ada', open, one?.reference ?? '?']) expect(written).not.toContain(text);
    for (const text of ['woman', keyOf(to)]) expect(sent).not.toContain(text);
  });

  test('is shown as sums of months that are over, of ten and more', async () => {
    for (let n = 0; n < 10; n += 1)
      await answer(keyOf((await apply({ name: `Ada ${n}` })).to), {
        gender: 'woman',
        age: n < 9 ? '25-34' : '',
      });
    expect(await equalityCounts(kysely())).toEqual([]);
    await sql`update equality_count set quarter = quarter - interval '3 months'`.execute(kysely());
    expect((await equalityCounts(kysely())).map(({ answer: given, count }) => [given, count])).toEqual([
      ['25-34', null],
      ['woman', 10],
    ]);
  });

  test('is given twice at most by as many as applied twice, of whom nothing else is known', async () => {
    const twice = [];
    for (let n = 0; n < 2; n += 1) twice.push((await apply({ name: `Ada ${n}` })).to);
    for (const to of twice) await answer(keyOf(to), { gender: 'woman' });
    await sql`update equality_count set quarter = quarter - interval '3 months'`.execute(kysely());
    await sql`update submission set received_at = received_at - interval '3 months'`.execute(kysely());
    expect((await equalityCounts(kysely())).map(({ repeated }) => repeated)).toEqual([1]);
  });

  test('is counted with no key that is made up', async () => {
    const key = keyOf((await apply()).to);
    for (const wrong of ['', 'x', key.slice(0, -1), key.replace('application', 'graduate')])
      expect([(await answer(wrong, { gender: 'man' })).status, wrong]).toEqual([404, wrong]);
    expect(await counts()).toEqual([]);
  });
});
