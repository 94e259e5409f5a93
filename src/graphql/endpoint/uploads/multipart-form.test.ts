import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { LARGEST_FILE, type ReceivedFile } from '../../../content/records/attachments.ts';
import { graphqlParts, readForm } from './multipart-form.ts';

const limits = { field: 1_000, form: LARGEST_FILE + 2_000, parts: graphqlParts };
const headers = { 'content-type': 'multipart/form-data; boundary=x' };
const part = (disposition: string, text: string) =>
  `--x\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${text}\r\n`;

/** As it comes through a socket: in pieces that end anywhere. */
function sent(text: string, size: number): Readable {
  const bytes = Buffer.from(text);
  const count = Math.ceil(bytes.length / size);
  return Readable.from(Array.from({ length: count }, (_, at) => bytes.subarray(at * size, (at + 1) * size)));
}

test.each([1, 3, 7, 64, 65_536])(
  'fields and files are read, whatever pieces of %i bytes they come in',
  async (size) => {
    const text = `${part('name="operations"', '{"a":"é"}')}${part('name="0"; filename="Règles.pdf"', '%PDF\r\n--y')}--x--\r\n`;
    const form = await readForm(sent(text, size), headers, limits);
    expect(form.get('operations')).toBe('{"a":"é"}');
    const file = form.get('0') as ReceivedFile;
    expect([file.name, file.bytes.toString()]).toEqual(['Règles.pdf', '%PDF\r\n--y']);
  },
);

test.each([
  ['without a boundary', 400, 'multipart/form-data', part('name="a"', 'b')],
  ['that ends in the middle', 400, headers['content-type'], part('name="a"; filename="a.pdf"', 'b')],
  [
    'with a field that is too large',
    413,
    headers['content-type'],
    `${part('name="a"', 'b'.repeat(2_000))}--x--\r\n`,
  ],
  ['with parts without number', 400, headers['content-type'], `${part('name="a"', 'b').repeat(50)}--x--\r\n`],
  [
    'that is larger than any',
    413,
    headers['content-type'],
    `${part('name="a"; filename="a.pdf"', 'b'.repeat(LARGEST_FILE)).repeat(2)}--x--\r\n`,
  ],
])('a form %s is refused: %i', async (_, status, contentType, text) => {
  const read = readForm(sent(text, 65_536), { 'content-type': contentType }, limits);
  await expect(read).rejects.toMatchObject({ statusCode: status });
});

test('of a file that is too large no more is kept than shows it', async () => {
  const text = `${part('name="a"; filename="a.pdf"', 'b'.repeat(LARGEST_FILE + 900))}--x--\r\n`;
  const form = await readForm(sent(text, 65_536), headers, limits);
  expect((form.get('a') as ReceivedFile).bytes.length).toBe(LARGEST_FILE + 1);
});
