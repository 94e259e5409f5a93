/** Flags of a variation's header: its place on the axes is written out, with an inner range besides. */
const ownPeak = 0x8000;
const innerRange = 0x4000;

/** How many variations a glyph has; the bits above say something else. */
const countBits = 0x0fff;
const indexBits = 0x0fff;

/**
 * One `gvar` of two: the second one's glyphs follow, and its shared places on the axes (OpenType 1.9, “gvar”).
 *
 * @param unvaried glyphs behind them that have no variations of their own
 */
export function joinGlyphVariations(first: Buffer, second: Buffer, unvaried: number): Buffer {
  const axes = first.readUInt16BE(4);
  if (second.readUInt16BE(4) !== axes) throw new Error('The two fonts have not the same axes');
  const [ownShared, addedShared] = [sharedPlaces(first), sharedPlaces(second)];
  const shift = first.readUInt16BE(6);
  const added = variationsOf(second).map((data) => renumbered(data, axes, shift));
  const glyphs = [...variationsOf(first), ...added, ...Array<Buffer>(unvaried).fill(Buffer.alloc(0))];
  const shared = Buffer.concat([ownShared, addedShared]);

  const header = Buffer.alloc(20 + (glyphs.length + 1) * 4);
  first.copy(header, 0, 0, 6);
  header.writeUInt16BE(shift + second.readUInt16BE(6), 6);
  header.writeUInt32BE(header.length, 8);
  header.writeUInt16BE(glyphs.length, 12);
  // Long offsets.
  header.writeUInt16BE(1, 14);
  header.writeUInt32BE(header.length + shared.length, 16);
  const bodies = glyphs.map((data) => Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]));
  let offset = 0;
  for (const [index, body] of bodies.entries()) {
    offset += body.length;
    header.writeUInt32BE(offset, 20 + (index + 1) * 4);
  }
  return Buffer.concat([header, shared, ...bodies]);
}

function sharedPlaces(gvar: Buffer): Buffer {
  const start = gvar.readUInt32BE(8);
  return gvar.subarray(start, start + gvar.readUInt16BE(6) * gvar.readUInt16BE(4) * 2);
}

function variationsOf(gvar: Buffer): Buffer[] {
  const isLong = (gvar.readUInt16BE(14) & 1) === 1;
  const start = gvar.readUInt32BE(16);
  const offset = (index: number) =>
    start + (isLong ? gvar.readUInt32BE(20 + index * 4) : gvar.readUInt16BE(20 + index * 2) * 2);
  return Array.from({ length: gvar.readUInt16BE(12) }, (_, index) =>
    gvar.subarray(offset(index), offset(index + 1)),
  );
}

/** A glyph's variations with the numbers of the shared places moved up. */
function renumbered(data: Buffer, axes: number, shift: number): Buffer {
  if (data.length === 0) return data;
  const copy = Buffer.from(data);
  let at = 4;
  for (let left = copy.readUInt16BE(0) & countBits; left > 0; left -= 1) {
    const flags = copy.readUInt16BE(at + 2);
    if (!(flags & ownPeak)) {
      copy.writeUInt16BE((flags & ~indexBits) | ((flags & indexBits) + shift), at + 2);
    }
    at += 4 + (flags & ownPeak ? axes * 2 : 0) + (flags & innerRange ? axes * 4 : 0);
  }
  return copy;
}
