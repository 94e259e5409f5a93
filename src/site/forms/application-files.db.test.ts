import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ReceivedFile } from '../../content/records/attachments.ts';
import { documentIn, LARGEST_DOCUMENT } from '../../forms/files/document.ts';
import { scanFiles } from '../../forms/files/scan-files.ts';
import { fileOf } from '../../forms/submissions/find-submissions.ts';
import { startObjectStorage } from '../../platform/files/object-storage.fixture.ts';
import { applyingForFile, fields, formOf, pdf } from './applying.fixture.ts';
import { wordDocument } from './word-document.fixture.ts';

const { app, apply, kysely, mails, open, post, site, store, stored, useSettings } = await applyingForFile();
const letter = { name: 'Why me.docx', bytes: await wordDocument() };

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
    const { port } = app().server.address() as AddressInfo;
    const huge = await fetch(`http://127.0.0.1:${port}/forms/application`, {
      method: 'POST',
      headers: { origin: site().settings.siteOrigin },
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
  await useSettings(env);
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
