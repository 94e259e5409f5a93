/** Flags of a glyph's variations and of a variation's header (OpenType 1.9, “gvar”). */
const sharedPoints = 0x8000;
const countBits = 0x0fff;
const ownPeak = 0x8000;
const innerRange = 0x4000;
const indexBits = 0x0fff;

/**
 * A `gvar` table without what is added where several axes move at once: along each axis alone every outline stays as
 * it was drawn, and between them the axes' changes are summed. Large letters are light and bold ones small here, so
 * that nobody sees the corner between.
 */
export function withoutCorners(gvar: Buffer): Buffer {
  const axes = gvar.readUInt16BE(4);
  const shared = gvar.readUInt32BE(8);
  const start = gvar.readUInt32BE(16);
  if ((gvar.readUInt16BE(14) & 1) === 0) throw new Error('The table has short offsets');
  const offset = (glyph: number) => gvar.readUInt32BE(20 + glyph * 4);
  const isCorner = (data: Buffer, at: number) => {
    const index = data.readUInt16BE(at + 2);
    const [source, place] =
      index & ownPeak ? [data, at + 4] : [gvar, shared + (index & indexBits) * axes * 2];
    let moving = 0;
    for (let axis = 0; axis < axes; axis += 1) if (source.readInt16BE(place + axis * 2) !== 0) moving += 1;
    return moving > 1;
  };

  const head = Buffer.from(gvar.subarray(0, start));
  const bodies: Buffer[] = [];
  let end = 0;
  for (let glyph = 0; glyph < gvar.readUInt16BE(12); glyph += 1) {
    const data = gvar.subarray(start + offset(glyph), start + offset(glyph + 1));
    const body = data.length === 0 ? data : kept(data, axes, (at) => !isCorner(data, at));
    end += body.length;
    head.writeUInt32BE(end, 20 + (glyph + 1) * 4);
    bodies.push(body);
  }
  return Buffer.concat([head, ...bodies]);
}

/** A glyph's variations of which some are kept, told by where their headers stand; whole words of four bytes. */
function kept(data: Buffer, axes: number, isKept: (at: number) => boolean): Buffer {
  const flags = data.readUInt16BE(0);
  let at = 4;
  let from = data.readUInt16BE(2);
  const points =
    flags & sharedPoints ? data.subarray(from, from + pointsLength(data, from)) : Buffer.alloc(0);
  from += points.length;
  const headers: Buffer[] = [];
  const changes: Buffer[] = [];
  for (let left = flags & countBits; left > 0; left -= 1) {
    const size = data.readUInt16BE(at);
    const index = data.readUInt16BE(at + 2);
    const length = 4 + (index & ownPeak ? axes * 2 : 0) + (index & innerRange ? axes * 4 : 0);
    if (isKept(at)) {
      headers.push(data.subarray(at, at + length));
      changes.push(data.subarray(from, from + size));
    }
    at += length;
    from += size;
  }
  if (headers.length === 0) return Buffer.alloc(0);
  const top = Buffer.alloc(4);
  top.writeUInt16BE((flags & ~countBits) | headers.length, 0);
  top.writeUInt16BE(4 + headers.reduce((sum, { length }) => sum + length, 0), 2);
  const body = Buffer.concat([top, ...headers, points, ...changes]);
  return Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
}

/** How many bytes a list of points takes: a count, then runs of bytes or words. */
function pointsLength(data: Buffer, start: number): number {
  const first = data.readUInt8(start);
  const isLong = (first & 0x80) !== 0;
  const count = isLong ? data.readUInt16BE(start) & 0x7fff : first;
  let at = start + (isLong ? 2 : 1);
  for (let read = 0; read < count; ) {
    const control = data.readUInt8(at);
    const run = (control & 0x7f) + 1;
    at += 1 + run * (control & 0x80 ? 2 : 1);
    read += run;
  }
  return at - start;
}
