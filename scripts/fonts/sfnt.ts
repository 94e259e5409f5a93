/** The tables of a font in the TrueType container, by their tags (OpenType 1.9, “Organization of an OpenType font”). */
export type Tables = Map<string, Buffer>;

/** Reads a font's tables. */
export function readTables(font: Uint8Array): Tables {
  const bytes = Buffer.from(font);
  const tables: Tables = new Map();
  for (let index = 0; index < bytes.readUInt16BE(4); index += 1) {
    const at = 12 + index * 16;
    const start = bytes.readUInt32BE(at + 8);
    const length = bytes.readUInt32BE(at + 12);
    tables.set(bytes.toString('latin1', at, at + 4), Buffer.from(bytes.subarray(start, start + length)));
  }
  return tables;
}

/** Writes tables as a font, with the checksums that the directory and `head` need. */
export function writeTables(tables: Tables): Buffer {
  const entries = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const head = tables.get('head');
  head?.writeUInt32BE(0, 8);
  const power = 2 ** Math.floor(Math.log2(entries.length));
  const directory = Buffer.alloc(12 + entries.length * 16);
  directory.writeUInt32BE(0x0001_0000, 0);
  directory.writeUInt16BE(entries.length, 4);
  directory.writeUInt16BE(power * 16, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE((entries.length - power) * 16, 10);
  let offset = directory.length;
  const bodies: Buffer[] = [];
  for (const [index, [tag, body]] of entries.entries()) {
    const at = 12 + index * 16;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(checksum(body), at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(body.length, at + 12);
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    bodies.push(padded);
    offset += padded.length;
  }
  const font = Buffer.concat([directory, ...bodies]);
  const headIndex = entries.findIndex(([tag]) => tag === 'head');
  if (headIndex >= 0) {
    const headAt = directory.readUInt32BE(12 + headIndex * 16 + 8);
    font.writeUInt32BE((0xb1b0_afba - checksum(font)) >>> 0, headAt + 8);
  }
  return font;
}

function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) {
    const word = at + 4 <= bytes.length ? bytes.readUInt32BE(at) : lastWord(bytes, at);
    sum = (sum + word) >>> 0;
  }
  return sum;
}

function lastWord(bytes: Buffer, at: number): number {
  const word = Buffer.alloc(4);
  bytes.copy(word, 0, at);
  return word.readUInt32BE(0);
}
