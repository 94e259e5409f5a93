import { inflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The end of an archive, the list of its entries, and an entry (PKWARE APPNOTE 4.3.16, 4.3.12, 4.3.7). */
const end = { mark: 0x06054b50, size: 22 };
const listed = { mark: 0x02014b50, size: 46 };
const local = { mark: 0x04034b50, size: 30 };

/**
 * Unpacks an archive entry by entry, to a bound and whatever sizes it declares. Anything that a plain Word file has no
 * need of ends it: encryption, ZIP64, other methods, bytes after its end, two lists that differ.
 *
 * @param most entries, and bytes of all of them together
 * @throws RangeError or Error when it is no such archive, or comes to more
 */
export function* zipEntries(
  archive: Buffer,
  most: { readonly entries: number; readonly bytes: number },
): Generator<ZipEntry> {
  const endAt = archive.length - end.size;
  ensure(endAt >= 0 && archive.readUInt32LE(endAt) === end.mark);
  const count = archive.readUInt16LE(endAt + 10);
  const listAt = archive.readUInt32LE(endAt + 16);
  ensure(count <= most.entries && listAt + archive.readUInt32LE(endAt + 12) === endAt);
  let at = listAt;
  let left = most.bytes;
  for (let n = 0; n < count; n += 1) {
    ensure(archive.readUInt32LE(at) === listed.mark && (archive.readUInt16LE(at + 8) & 1) === 0);
    const method = archive.readUInt16LE(at + 10);
    const [packed, size] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 24)];
    const [nameSize, moreSize, noteSize] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field));
    const nameEnd = at + listed.size + (nameSize ?? 0);
    const name = archive.subarray(at + listed.size, nameEnd);
    const entryAt = archive.readUInt32LE(at + 42);
    ensure(archive.readUInt32LE(entryAt) === local.mark);
    const ownName = archive.subarray(entryAt + local.size, entryAt + local.size + name.length);
    const from = entryAt + local.size + name.length + archive.readUInt16LE(entryAt + 28);
    ensure(archive.readUInt16LE(entryAt + 26) === name.length && ownName.equals(name));
    ensure(from + packed <= listAt && size <= left && (method === 0 || method === 8));
    const data = archive.subarray(from, from + packed);
    const bytes = method === 0 || packed === 0 ? data : inflateRawSync(data, { maxOutputLength: size || 1 });
    ensure(bytes.length === size);
    left -= size;
    yield { name: name.toString('utf8'), bytes };
    at = nameEnd + (moreSize ?? 0) + (noteSize ?? 0);
  }
  ensure(at === endAt);
}

function ensure(isRight: boolean): void {
  if (!isRight) throw new RangeError('This is no plain archive.');
}
