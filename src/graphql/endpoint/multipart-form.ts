import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { LARGEST_FILE, ReceivedFile } from '../../content/records/attachments.ts';

/** Fields, files and headers of a part: the GraphQL multipart request specification needs three parts for a file. */
const most = { fields: 8, files: 4, parts: 10, headerPairs: 20, headerSize: 4_096 };

/** The parts of a form by their names: a text for a field, a file for a file. */
export type MultipartForm = ReadonlyMap<string, string | ReceivedFile>;

/** A form that cannot be read, or is larger than one may be; Fastify takes the status from it. */
class BadForm extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

interface FormLimits {
  /** Most bytes of one field. */
  readonly field: number;
  /** Most bytes of the whole form. */
  readonly form: number;
}

/**
 * Reads a form of `multipart/form-data` (RFC 7578) while it comes, piece by piece, so that no large file stops others:
 * its bytes are held once. Of a file that is larger than the largest only so much is kept as shows that it is.
 *
 * @throws BadForm 400 when it is malformed or has more parts than any request needs, 413 when it is too large
 */
export async function readForm(
  payload: Readable,
  headers: IncomingHttpHeaders,
  { field, form: whole }: FormLimits,
): Promise<MultipartForm> {
  const form = new Map<string, string | ReceivedFile>();
  let reader: BusboyInstance;
  try {
    const limits = { ...most, fieldSize: field, fileSize: LARGEST_FILE + 1 };
    reader = new Busboy({ headers: headers as BusboyHeaders, limits });
  } catch {
    throw new BadForm(400, 'The form says no boundary.');
  }
  const tooMany = () => reader.destroy(new BadForm(400, 'The form has too many parts.'));
  reader.on('partsLimit', tooMany).on('fieldsLimit', tooMany).on('filesLimit', tooMany);
  reader.on('field', (name, value, _isNameCut, isCut) => {
    if (isCut) reader.destroy(new BadForm(413, 'A field of the form is too large.'));
    form.set(name, value);
  });
  reader.on('file', (name, stream, fileName) => {
    const pieces: Buffer[] = [];
    stream.on('data', (piece: Buffer) => pieces.push(piece));
    stream.on('error', () => {});
    stream.on('end', () => form.set(name, new ReceivedFile(fileName ?? '', Buffer.concat(pieces))));
  });
  try {
    await Promise.all([finished(reader), feed(reader, payload, whole)]);
  } catch (error) {
    reader.destroy();
    throw error instanceof BadForm ? error : new BadForm(400, 'The form is malformed.');
  }
  return form;
}

/** Whose form is refused is still to hear it: the rest of what is sent is left unread, and the connection whole. */
async function feed(reader: BusboyInstance, payload: Readable, mostBytes: number): Promise<void> {
  let bytes = 0;
  for await (const piece of payload.iterator({ destroyOnReturn: false })) {
    bytes += (piece as Buffer).length;
    if (bytes > mostBytes) reader.destroy(new BadForm(413, 'The form is too large.'));
    if (reader.destroyed) return;
    if (!reader.write(piece)) await Promise.race([once(reader, 'drain'), once(reader, 'close')]);
  }
  reader.end();
}
