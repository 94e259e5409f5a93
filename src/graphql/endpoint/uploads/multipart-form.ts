import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { LARGEST_FILE, ReceivedFile } from '../../../content/records/attachments.ts';

/** Headers of a part. */
const headers = { headerPairs: 20, headerSize: 4_096 };
/** The GraphQL multipart request specification needs three parts for a file. */
export const graphqlParts = { fields: 8, files: 4, parts: 10, file: LARGEST_FILE };

/** The parts of a form by their names: a text for a field, a file for a file. */
export type MultipartForm = ReadonlyMap<string, string | ReceivedFile>;

/** A form that cannot be read, or is larger than one may be; Fastify takes the status from it. */
export class BadForm extends Error {
  readonly statusCode: number;
  /** What had been read before. */
  form: MultipartForm = new Map();

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
  /** Most parts of each kind, and bytes of one file. */
  readonly parts: {
    readonly fields: number;
    readonly files: number;
    readonly parts: number;
    readonly file: number;
  };
}

/** Decides by what a form begins with whether the rest of it is read. */
export interface FormGate {
  /** The field that a form has to begin with, and has once. */
  readonly field: string;
  /** Most bytes that are read before it is there. */
  readonly mostBefore: number;
  /** What is thrown of a form that begins with something else. */
  readonly refusal: Error;
  /** Nothing more is read until it is settled. @throws what is thrown of a form that is not read on */
  admit(value: string): Promise<void>;
}

/** What may end the reading of a form before its end. */
interface Stops {
  /** Default: every form is read. */
  readonly gate?: FormGate;
  /** Aborted with an error when the rest is not waited for any longer. */
  readonly signal?: AbortSignal;
}

/**
 * Reads a form of `multipart/form-data` (RFC 7578) while it comes, piece by piece, so that no large file stops others:
 * its bytes are held once. Of a file that is larger than the largest only so much is kept as shows that it is.
 *
 * @throws BadForm 400 when it is malformed or has more parts than any request needs, 413 when it is too large; what the gate
 *   says of one that it does not let in; the signal's reason
 */
export async function readForm(
  payload: Readable,
  requestHeaders: IncomingHttpHeaders,
  { field, form: whole, parts: { file, ...most } }: FormLimits,
  { gate, signal }: Stops = {},
): Promise<MultipartForm> {
  const form = new Map<string, string | ReceivedFile>();
  let reader: BusboyInstance;
  try {
    const limits = { ...headers, ...most, fieldSize: field, fileSize: file + 1 };
    reader = new Busboy({ headers: requestHeaders as BusboyHeaders, limits });
  } catch {
    throw new BadForm(400, 'The form says no boundary.');
  }
  const tooMany = () => reader.destroy(new BadForm(400, 'The form has too many parts.'));
  reader.on('partsLimit', tooMany).on('fieldsLimit', tooMany).on('filesLimit', tooMany);
  const admission = gate && new FormAdmission(gate);
  const stop = () => reader.destroy();
  signal?.addEventListener('abort', stop);
  reader.on('field', (name, value, _isNameCut, isCut) => {
    if (isCut) reader.destroy(new BadForm(413, 'A field of the form is too large.'));
    if (!reader.destroyed && admission?.mayPass(name, value) === false) reader.destroy();
    form.set(name, value);
  });
  reader.on('file', (name, stream, fileName) => {
    if (!reader.destroyed && admission?.mayPass() === false) reader.destroy();
    const pieces: Buffer[] = [];
    stream.on('data', (piece: Buffer) => pieces.push(piece));
    stream.on('error', () => {});
    stream.on('end', () => form.set(name, new ReceivedFile(fileName ?? '', Buffer.concat(pieces))));
  });
  try {
    await Promise.all([finished(reader), feed(reader, payload, whole, admission)]);
  } catch (error) {
    reader.destroy();
    if (admission?.refusal) throw admission.refusal;
    const why: unknown = signal?.aborted ? signal.reason : error;
    if (signal?.aborted && !(why instanceof BadForm)) throw why;
    const bad = why instanceof BadForm ? why : new BadForm(400, 'The form is malformed.');
    bad.form = form;
    throw bad;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
  return form;
}

/** What a form comes in by that has a gate. */
class FormAdmission {
  readonly #gate: FormGate;
  #admitted: Promise<void> | undefined;
  /** Why the form is not read on. */
  refusal: Error | undefined;

  constructor(gate: FormGate) {
    this.#gate = gate;
  }

  /** Whether a part may stand where it does. @param field its name and value; not given: a file */
  mayPass(...field: readonly [name: string, value: string] | readonly []): boolean {
    const [name, value = ''] = field;
    const isFirst = this.#admitted === undefined;
    if ((name === this.#gate.field) !== isFirst) {
      this.refusal ??= isFirst ? this.#gate.refusal : new BadForm(400, `The form says ${name} twice.`);
      return false;
    }
    if (isFirst) {
      this.#admitted = this.#gate.admit(value).catch((error: Error) => {
        this.refusal ??= error;
      });
    }
    return true;
  }

  /** Waits for what the gate says. @param bytes that were read. @returns whether to read on */
  async opens(bytes: number): Promise<boolean> {
    // What has been read is told a moment later.
    if (!this.#admitted) await othersTurn();
    await this.#admitted;
    if (!this.#admitted && bytes > this.#gate.mostBefore) this.refusal ??= this.#gate.refusal;
    return this.refusal === undefined;
  }
}

/** Whose form is refused is still to hear it: the rest of what is sent is left unread, and the connection whole. */
async function feed(
  reader: BusboyInstance,
  payload: Readable,
  mostBytes: number,
  admission: FormAdmission | undefined,
): Promise<void> {
  let bytes = 0;
  for await (const piece of payload.iterator({ destroyOnReturn: false })) {
    bytes += (piece as Buffer).length;
    if (bytes > mostBytes) reader.destroy(new BadForm(413, 'The form is too large.'));
    if (reader.destroyed) return;
    if (!reader.write(piece)) await Promise.race([once(reader, 'drain'), once(reader, 'close')]);
    if (admission && !(await admission.opens(bytes))) reader.destroy();
    if (reader.destroyed) return;
  }
  reader.end();
}
