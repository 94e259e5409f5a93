/** Names kept as they are: copyright with the reserved name it speaks of, licence and its address. */
const legal = new Set([0, 13, 14]);
/** Names that say what the font is called: family, style, identifier, full name, version, PostScript name. */
const firstOwnName = 256;

/**
 * The `name` table of a font that was changed. The licence reserves the word “Source” for Adobe's own files (SIL Open
 * Font License 1.1, §3), so the family, the full name and the names of instances carry ours.
 */
export function renamed(table: Buffer, family: string): Buffer {
  const names = new Map<number, string>();
  const count = table.readUInt16BE(2);
  const storage = table.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const at = 6 + index * 12;
    const isWindows = table.readUInt16BE(at) === 3 && table.readUInt16BE(at + 4) === 0x409;
    const id = table.readUInt16BE(at + 6);
    if (!isWindows || !(legal.has(id) || id >= firstOwnName)) continue;
    const start = storage + table.readUInt16BE(at + 10);
    const text = Buffer.from(table.subarray(start, start + table.readUInt16BE(at + 8)))
      .swap16()
      .toString('utf16le');
    names.set(
      id,
      legal.has(id)
        ? text
        : text.replace(/^Source ?(?:Serif|Sans) ?\d(?:Roman)?/, family.replaceAll(' ', '')),
    );
  }
  const compact = family.replaceAll(' ', '');
  names
    .set(1, family)
    .set(2, 'Regular')
    .set(3, `1.0;${compact}`)
    .set(4, family)
    .set(5, 'Version 1.0')
    .set(6, compact);
  return written(names);
}

function written(names: ReadonlyMap<number, string>): Buffer {
  const entries = [...names].sort(([a], [b]) => a - b);
  const header = Buffer.alloc(6 + entries.length * 12);
  header.writeUInt16BE(entries.length, 2);
  header.writeUInt16BE(header.length, 4);
  const texts: Buffer[] = [];
  let offset = 0;
  for (const [index, [id, text]] of entries.entries()) {
    const bytes = Buffer.from(text, 'utf16le').swap16();
    const at = 6 + index * 12;
    for (const [place, number] of [3, 1, 0x409, id, bytes.length, offset].entries()) {
      header.writeUInt16BE(number, at + place * 2);
    }
    texts.push(bytes);
    offset += bytes.length;
  }
  return Buffer.concat([header, ...texts]);
}
