/** Glyph numbers by code point. */
export type CharacterMap = ReadonlyMap<number, number>;

/** Reads the Unicode map of a `cmap` table: format 12 or 4, as subsets have them. */
export function readCharacterMap(cmap: Buffer): CharacterMap {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + index * 8),
  );
  const found = [12, 4].flatMap((format) => subtables.filter((at) => cmap.readUInt16BE(at) === format));
  const [at] = found;
  if (at === undefined) throw new Error('The font has no Unicode map');
  return cmap.readUInt16BE(at) === 12 ? readGroups(cmap.subarray(at)) : readSegments(cmap.subarray(at));
}

function readGroups(subtable: Buffer): CharacterMap {
  const map = new Map<number, number>();
  for (let index = 0; index < subtable.readUInt32BE(12); index += 1) {
    const at = 16 + index * 12;
    const [start, end, glyph] = [0, 4, 8].map((offset) => subtable.readUInt32BE(at + offset)) as [
      number,
      number,
      number,
    ];
    for (let code = start; code <= end; code += 1) map.set(code, glyph + code - start);
  }
  return map;
}

function readSegments(subtable: Buffer): CharacterMap {
  const map = new Map<number, number>();
  const length = subtable.readUInt16BE(6);
  for (let at = 14; at < 14 + length; at += 2) {
    const [end, start] = [subtable.readUInt16BE(at), subtable.readUInt16BE(at + length + 2)];
    const delta = subtable.readUInt16BE(at + 2 * length + 2);
    const rangeAt = at + 3 * length + 2;
    const range = subtable.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const listed = range === 0 ? code : subtable.readUInt16BE(rangeAt + range + (code - start) * 2);
      const glyph = listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) map.set(code, glyph);
    }
  }
  return map;
}

/** A `cmap` table with one map, in format 12. */
export function writeCharacterMap(map: CharacterMap): Buffer {
  const groups: [start: number, end: number, glyph: number][] = [];
  for (const [code, glyph] of [...map].sort(([a], [b]) => a - b)) {
    const last = groups.at(-1);
    if (last && code === last[1] + 1 && glyph === last[2] + code - last[0]) last[1] = code;
    else groups.push([code, code, glyph]);
  }
  const body = Buffer.alloc(12 + 16 + groups.length * 12);
  // One record: Windows, full Unicode.
  for (const [index, number] of [0, 1, 3, 10].entries()) body.writeUInt16BE(number, index * 2);
  body.writeUInt32BE(12, 8);
  body.writeUInt16BE(12, 12);
  body.writeUInt32BE(body.length - 12, 16);
  body.writeUInt32BE(groups.length, 24);
  for (const [index, group] of groups.entries()) {
    for (const [place, number] of group.entries()) body.writeUInt32BE(number, 28 + index * 12 + place * 4);
  }
  return body;
}
