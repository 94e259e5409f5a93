import { kindOf, nameOf, ReceivedFile } from '../../content/records/attachments.ts';
import type { Problem } from '../check.ts';
import { zipEntries } from './zip-entries.ts';

/** A file that is what it says, under a name that does no harm. */
export interface Document {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/** Files by the names of the fields that they were chosen in, in the order of the form. */
export type Documents = Readonly<Record<string, Document>>;

/** Their names, by the same. */
export function namesOf(files: Documents): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(files).map(([field, { name }]) => [field, name]));
}

/** Bytes of the largest file. */
export const LARGEST_DOCUMENT = 5 * 1024 * 1024;
/** What a Word document may come to when it is unpacked: entries, and bytes of all of them. */
const unpacked = { entries: 2_000, bytes: 32 * 1024 * 1024 };
/** What holds or names macros, or runs something else. */
const runs = /vbaProject|vbaData|activeX|\.(?:bin|exe|js|vbs|ocx)$/i;

/**
 * What was posted as a file: a PDF, or a Word document without macros; known by its bytes, never by its name.
 *
 * @returns null where none was chosen
 */
export function documentIn(posted: unknown): Document | Problem | null {
  if (!(posted instanceof ReceivedFile) || (posted.name === '' && posted.bytes.length === 0)) return null;
  const { name, bytes } = posted;
  if (bytes.length > LARGEST_DOCUMENT) return 'tooLong';
  const kind = kindOf(bytes);
  if (!kind) return 'malformed';
  const isRight = kind.ending === '.pdf' ? isWholePdf(bytes) : isPlainWord(bytes);
  if (!isRight) return 'malformed';
  // Where it is cut, half a character may be left.
  return { name: nameOf(name, kind.ending).toWellFormed(), mediaType: kind.mediaType, bytes };
}

/** Readers look for its end in the last kilobyte. */
function isWholePdf(bytes: Buffer): boolean {
  return bytes.subarray(-1_024).includes('%%EOF');
}

function isPlainWord(bytes: Buffer): boolean {
  try {
    const names = new Set<string>();
    let types = '';
    for (const { name, bytes: content } of zipEntries(bytes, unpacked)) {
      if (names.has(name) || runs.test(name)) return false;
      names.add(name);
      if (name === '[Content_Types].xml') types = content.toString('utf8');
    }
    return names.has('word/document.xml') && types.includes('<') && !/macroEnabled|vbaProject/i.test(types);
  } catch {
    // No archive that can be read, or one that is too large.
    return false;
  }
}
