import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { ReceivedFile } from '../../content/records/attachments.ts';
import { equalityCounts } from '../../forms/applications/equality.ts';
import { documentIn, LARGEST_DOCUMENT } from '../../forms/files/document.ts';
import { scanFiles } from '../../forms/files/scan-files.ts';
import { deleteDueSubmissions, deleteSubmissionsOf } from '../../forms/submissions/delete-submissions.ts';
import { fileOf, findSubmissions } from '../../forms/submissions/find-submissions.ts';
import { handleSubmission } from '../../forms/submissions/handle-submission.ts';
import { fileStore } from '../../platform/files/file-store.ts';
import { startObjectStorage } from '../../platform/files/object-storage.fixture.ts';
import { handlePage, searchRead } from '../handle-page.ts';
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
function formOf(answers: Readonly<Record<string, string>>, file: File | null): FormData {
  const form = new FormData();
  for (const [name, answer] of Object.entries(answers)) form.set(name, answer);
  if (file) form.set('cv', new Blob([new Uint8Array(file.bytes)]), file.name);
  return form;
}
/** Posts as a browser does. */
async function apply(
  changes: Readonly<Record<string, string>> = {},
  file: File | null = { name: 'cv.pdf', bytes: pdf },
  language = '',
  form: 'application' | 'graduate' = 'application',
) {
  const request = new Request('http://a', {
    method: 'POST',
    body: formOf({ about: open, ...fields, ...changes }, file),
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
    expect(one?.file).toEqual({ name: 'my cv 1.pdf', size: pdf.length, scan: 'unscanned', found: null });
    expect(await fileOf(kysely(), store(), one?.reference ?? '')).toEqual(pdf);
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
      'Vos données et votre fichier sont supprimés',
    );
    expect([await stored(), await mails()]).toEqual([[], []]);
    expect(await kysely().selectFrom('submission_file').selectAll().execute()).toEqual([]);
    expect(await kysely().selectFrom('submission_deletion').select('reason').execute()).toEqual([
      { reason: 'sender' },
    ]);
    expect((await running.ask(link)).status).toBe(404);
  });

  test('twice is there once; with a mended CV it is another', async () => {
    const [first, second] = [await apply(), await apply()];
    const referenceOf = ({ to = '' }: { readonly to?: string | undefined }) =>
      new URL(to, 'http://a').searchParams.get('reference');
    expect(referenceOf(second)).toBe(referenceOf(first));
    await apply({}, { name: 'cv.docx', bytes: await wordDocument() });
    expect((await stored()).map(({ file }) => file?.name)).toEqual(['cv.docx', 'cv.pdf']);
  });

  test('gets back all that was typed, and is asked for the file again', async () => {
    const { status, body } = await apply({ email: 'nowhere', message: 'Kept <this>' });
    expect(status).toBe(422);
    expect(body).toContain('Kept &lt;this&gt;</textarea>');
    expect(body).toContain('Your file was not kept.');
    expect(body).toContain(`name="about" value="${open}"`);
    expect(await stored()).toEqual([]);
  });

  test('for a position that is closed, or that nobody knows, is told so kindly', async () => {
    for (const about of [closed, 'nobody-knows', '']) {
      const { status, body } = await apply({ about });
      expect([status, body.includes('takes no applications any more')]).toEqual([422, true]);
    }
    expect((await running.ask(`/forms/application?about=${closed}`)).body).not.toContain('type="file"');
    expect((await running.ask(`/forms/application?about=${open}`)).body).toContain('type="file"');
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
        { name: 'cv.pdf', bytes: large(6 * LARGEST_DOCUMENT) },
      ),
    });
    expect([huge.status, (await huge.text()).includes('Kept</textarea>')]).toEqual([413, true]);
    expect(await stored()).toEqual([]);
  });
});

test('while the storage of files is away nothing is recorded, and all that was typed stays; then the file lies there until it is taken back', async () => {
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
  const away = await apply({ message: 'Kept <b>' });
  expect([away.status, await stored(), await mails()]).toEqual([503, [], []]);
  expect(away.body).toContain('Kept &lt;b&gt;</textarea>');
  expect(away.body).not.toContain(accessKeyId);
  storage.failing.clear();
  expect((await apply()).status).toBe(303);
  expect([...storage.objects.values()]).toEqual([pdf]);
  const [receipt] = await mails();
  const link = /\/forms\/application\/status\?key=[\w-]+/.exec(receipt?.text ?? '')?.[0] ?? '';
  expect((await post(link, '', 'application/x-www-form-urlencoded')).to).toContain('?withdrawn');
  expect([await stored(), storage.objects.size]).toEqual([[], 0]);
});

test('a scanner has the last word: what it finds something in is deleted, and while it is away nothing changes', async () => {
  await apply();
  await apply(
    { email: 'bob@client.example' },
    { name: 'bad.pdf', bytes: Buffer.from('%PDF-1\nEVIL\n%%EOF') },
  );
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
  const [bad, good] = await stored();
  expect(good?.file).toMatchObject({ scan: 'clean', found: null });
  expect(bad?.file).toMatchObject({ scan: 'infected', found: 'Eicar-Test' });
  expect(await fileOf(kysely(), store(), bad?.reference ?? '')).toBeNull();
  await apply({ email: 'eve@client.example' });
  await expect(scanFiles(kysely(), store(), { host: '127.0.0.1', port: address.port })).rejects.toThrow(
    'ECONNREFUSED',
  );
  expect((await stored())[0]?.file).toMatchObject({ scan: 'unscanned' });
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
    const { status } = await apply(answers, undefined, '', 'graduate');
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
    const { status, body } = await apply(answers, undefined, '', 'graduate');
    expect([status, body.includes('href="/graduates/apply"')]).toEqual([422, true]);
    expect((await running.ask(`/forms/graduate?about=${id}`)).body).not.toContain('action="/forms/graduate"');
    expect(await stored()).toEqual([]);
  });

  test('is not taken for a position, nor a position for a programme', async () => {
    await programmeIs({ opensOn: past, closesAt: null });
    expect((await apply({ about: id })).status).toBe(422);
    expect((await apply({ ...answers, about: open }, undefined, '', 'graduate')).status).toBe(422);
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
    const again = await apply({ ...save, draft, message: 'A whole sentence.' }, null);
    expect(again.to).toBe(`/forms/application/draft?key=${draft}&saved`);
    expect((await running.ask(again.to ?? '')).body).toContain('Saved. It is not sent yet');
    expect((await linkIn()).length).toBe(1);
    const wrong = await apply({ draft, right: '' }, null);
    expect([wrong.status, wrong.body.includes(draft), wrong.body.includes('Saved: cv.pdf')]).toEqual([
      422,
      true,
      true,
    ]);
    const sent = await apply({ draft, message: 'A whole sentence.' }, null);
    expect(sent.to).toContain('reference=AP-');
    const [one] = await stored();
    expect(one?.answers.message).toBe('A whole sentence.');
    expect(await fileOf(kysely(), store(), one?.reference ?? '')).toEqual(pdf);
    expect([await drafts(), await linkIn(), (await running.ask(link)).status]).toEqual([[], [], 404]);
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
    for (let count = 0; count < 6; count += 1) answers.push((await apply(save, null)).status);
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
