import { Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';
import { kindOf, nameOf, ReceivedFile } from '../../content/records/attachments.ts';
import type { Problem } from '../check.ts';

/** A file that is what it says, under a name that does no harm. */
export interface Document {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/** Bytes of the largest file. */
export const LARGEST_DOCUMENT = 5 * 1024 * 1024;
/** What a Word document may come to when it is unpacked: entries, and bytes of all of them. */
const unpacked = { entries: 2_000, bytes: 64 * 1024 * 1024 };
/** What holds or names macros, or runs something else. */
const runs = /vbaProject|vbaData|activeX|\.(?:bin|exe|js|vbs|ocx)$/i;

/**
 * What was posted as a file: a PDF, or a Word document without macros; known by its bytes, never by its name.
 *
 * @returns null where none was chosen
 */
export async function documentIn(posted: unknown): Promise<Document | Problem | null> {
  if (!(posted instanceof ReceivedFile) || (posted.name === '' && posted.bytes.length === 0)) return null;
  const { name, bytes } = posted;
  if (bytes.length > LARGEST_DOCUMENT) return 'tooLong';
  const kind = kindOf(bytes);
  if (!kind) return 'malformed';
  const isRight = kind.ending === '.pdf' ? isWholePdf(bytes) : await isPlainWord(bytes);
  if (!isRight) return 'malformed';
  // Where it is cut, half a character may be left.
  return { name: nameOf(name, kind.ending).toWellFormed(), mediaType: kind.mediaType, bytes };
}

/** Readers look for its end in the last kilobyte. */
function isWholePdf(bytes: Buffer): boolean {
  return bytes.subarray(-1_024).includes('%%EOF');
}

/** Unpacks it, whatever sizes it declares, and holds none of it but its list of types. */
async function isPlainWord(bytes: Buffer): Promise<boolean> {
  const zip = new ZipReader(new Uint8ArrayReader(bytes), { useWebWorkers: false, checkSignature: true });
  try {
    const names = new Set<string>();
    let types = '';
    let left = unpacked.bytes;
    for await (const entry of zip.getEntriesGenerator()) {
      if (names.has(entry.filename) || names.size >= unpacked.entries) return false;
      if (entry.encrypted || runs.test(entry.filename)) return false;
      names.add(entry.filename);
      if (entry.directory) continue;
      const pieces: Uint8Array[] = [];
      await entry.getData(
        new WritableStream<Uint8Array>({
          write: (piece) => {
            left -= piece.length;
            if (left < 0) throw new RangeError('The document is too large when it is unpacked.');
            if (entry.filename === '[Content_Types].xml') pieces.push(piece);
          },
        }),
      );
      if (pieces.length > 0) types = Buffer.concat(pieces).toString('utf8');
    }
    return names.has('word/document.xml') && types.includes('<') && !/macroEnabled|vbaProject/i.test(types);
  } catch {
    // No archive that can be read, or one that is too large.
    return false;
  } finally {
    await zip.close().catch(() => undefined);
  }
}
