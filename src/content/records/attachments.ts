import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import { Refusal } from '../publish/refusal.ts';

export interface Attachment {
  /** SHA-256 of its bytes; what a record's `attachments` name as `asset`. */
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  /** In bytes. */
  readonly size: number;
}

/** Largest file, in bytes. */
export const LARGEST_FILE = 10 * 1024 * 1024;

/** A file as somebody sent it; its bytes are held once. */
export class ReceivedFile {
  /** As its sender calls it. */
  readonly name: string;
  readonly bytes: Buffer;

  constructor(name: string, bytes: Buffer) {
    this.name = name;
    this.bytes = bytes;
  }
}

const LONGEST_NAME = 120;

/**
 * Keeps a PDF or Word file for a record to offer. What it is, is told by its bytes and not by its name. The same
 * file is kept once, under the name it first came with.
 *
 * @throws Refusal `unknown-record`, or `invalid` for a file that is too large, empty or of another kind
 */
export async function addAttachment(
  db: Kysely<DB>,
  input: { readonly recordId: string; readonly file: ReceivedFile; readonly actor: string },
): Promise<Attachment> {
  const { recordId, file, actor } = input;
  const { bytes } = file;
  if (bytes.length > LARGEST_FILE) throw new Refusal('invalid', 'The file is larger than 10 MB.');
  const kind = kindOf(bytes);
  if (!kind) throw new Refusal('invalid', 'The file is neither a PDF nor a Word document.');
  const record = await db.selectFrom('record').select('id').where('id', '=', recordId).executeTakeFirst();
  if (!record) throw new Refusal('unknown-record', `There is no record ${recordId}.`);

  const id = createHash('sha256').update(bytes).digest('hex');
  await db
    .insertInto('asset')
    .values({ id, name: nameOf(file.name, kind.ending), media_type: kind.mediaType, bytes, added_by: actor })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const stored = await db.selectFrom('asset').select(['name']).where('id', '=', id).executeTakeFirstOrThrow();
  return { id, name: stored.name, mediaType: kind.mediaType, size: bytes.length };
}

interface Kind {
  readonly mediaType: string;
  readonly ending: string;
}

const pdf: Kind = { mediaType: 'application/pdf', ending: '.pdf' };
const word: Kind = {
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ending: '.docx',
};

/** By the first bytes; a Word document is a ZIP archive whose entries say so. */
export function kindOf(bytes: Buffer): Kind | null {
  if (bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return pdf;
  const isZip = bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'));
  return isZip && bytes.includes('[Content_Types].xml') && bytes.includes('word/document.xml') ? word : null;
}

/** The name without folders or characters that mean something to a system, with the ending of what it is. */
export function nameOf(given: string, ending: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replaceAll(/[\p{C}<>:"|?*#%]/gu, ' ')
    .replace(/\.[^.]*$/, '')
    .trim();
  return `${plain.slice(0, LONGEST_NAME) || 'document'}${ending}`;
}
