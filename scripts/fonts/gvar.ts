/** How one variation of a glyph moves its points (OpenType 1.9, “gvar”). */
export interface Variation {
  /** Where on each axis it is whole, in 1/16,384 of the way to the axis's end. */
  readonly peak: readonly number[];
  /** Where it begins and ends, as bytes, if not at the default and at the axis's end. */
  readonly range: Buffer;
  /** Which points it moves, as packed numbers: a zero for all of them. */
  readonly points: Buffer;
  /** By how much: across for each point, then up for each. */
  readonly changes: readonly number[];
}

/** The variations of each glyph, and how many axes there are. */
export interface Variations {
  readonly axes: number;
  readonly glyphs: readonly (readonly Variation[])[];
}

/** Flags of a glyph's variations. */
const sharedPoints = 0x8000;
const countBits = 0x0fff;
/** Flags of a variation's header. */
const ownPeak = 0x8000;
const innerRange = 0x4000;
const ownPoints = 0x2000;
const indexBits = 0x0fff;
/** Flags of a run of changes, and the longest one. */
const zeros = 0x80;
const words = 0x40;
const longestRun = 64;

export function readVariations(gvar: Buffer): Variations {
  const axes = gvar.readUInt16BE(4);
  const isLong = (gvar.readUInt16BE(14) & 1) === 1;
  const start = gvar.readUInt32BE(16);
  const offset = (glyph: number) =>
    start + (isLong ? gvar.readUInt32BE(20 + glyph * 4) : gvar.readUInt16BE(20 + glyph * 2) * 2);
  const shared = (index: number) => peakAt(gvar, gvar.readUInt32BE(8) + index * axes * 2, axes);
  const glyphs = Array.from({ length: gvar.readUInt16BE(12) }, (_, glyph) =>
    readGlyph(gvar.subarray(offset(glyph), offset(glyph + 1)), axes, shared),
  );
  return { axes, glyphs };
}

function readGlyph(data: Buffer, axes: number, shared: (index: number) => readonly number[]): Variation[] {
  if (data.length === 0) return [];
  const flags = data.readUInt16BE(0);
  let at = 4;
  let from = data.readUInt16BE(2);
  const takePoints = () => {
    const start = from;
    from += pointsLength(data, start);
    return data.subarray(start, from);
  };
  const common = flags & sharedPoints ? takePoints() : Buffer.alloc(0);
  return Array.from({ length: flags & countBits }, () => {
    const end = from + data.readUInt16BE(at);
    const index = data.readUInt16BE(at + 2);
    at += 4;
    const peak = index & ownPeak ? peakAt(data, at, axes) : shared(index & indexBits);
    if (index & ownPeak) at += axes * 2;
    const range = data.subarray(at, at + (index & innerRange ? axes * 4 : 0));
    at += range.length;
    // In a header's order: its points stand before its changes.
    const points = index & ownPoints ? takePoints() : common;
    const changes = readChanges(data.subarray(from, end));
    from = end;
    return { peak, range, points, changes };
  });
}

function peakAt(data: Buffer, at: number, axes: number): number[] {
  return Array.from({ length: axes }, (_, axis) => data.readInt16BE(at + axis * 2));
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

function readChanges(data: Buffer): number[] {
  const changes: number[] = [];
  for (let at = 0; at < data.length; ) {
    const control = data.readUInt8(at);
    at += 1;
    for (let left = (control & 0x3f) + 1; left > 0; left -= 1) {
      const size = control & zeros ? 0 : control & words ? 2 : 1;
      changes.push(size === 0 ? 0 : data.readIntBE(at, size));
      at += size;
    }
  }
  return changes;
}

export function writeVariations({ axes, glyphs }: Variations): Buffer {
  const peaks = new Map<string, number>();
  const bodies = glyphs.map((variations) => writeGlyph(variations, peaks));
  const shared = Buffer.from([...peaks.keys()].join(''), 'hex');
  const header = Buffer.alloc(20 + (glyphs.length + 1) * 4);
  header.writeUInt16BE(1, 0);
  header.writeUInt16BE(axes, 4);
  header.writeUInt16BE(peaks.size, 6);
  header.writeUInt32BE(header.length, 8);
  header.writeUInt16BE(glyphs.length, 12);
  // Long offsets.
  header.writeUInt16BE(1, 14);
  header.writeUInt32BE(header.length + shared.length, 16);
  let end = 0;
  for (const [glyph, body] of bodies.entries()) {
    end += body.length;
    header.writeUInt32BE(end, 20 + (glyph + 1) * 4);
  }
  return Buffer.concat([header, shared, ...bodies]);
}

/** @param peaks the font's places on the axes, by their bytes in hexadecimal; those that are new are added */
function writeGlyph(variations: readonly Variation[], peaks: Map<string, number>): Buffer {
  const [first] = variations;
  if (!first) return Buffer.alloc(0);
  const isCommon = variations.every(({ points }) => points.equals(first.points));
  const headers: Buffer[] = [];
  const bodies: Buffer[] = isCommon ? [first.points] : [];
  for (const { peak, range, points, changes } of variations) {
    const body = Buffer.concat([isCommon ? Buffer.alloc(0) : points, writeChanges(changes)]);
    const header = Buffer.alloc(4);
    header.writeUInt16BE(body.length, 0);
    header.writeUInt16BE(
      indexOf(peak, peaks) | (range.length > 0 ? innerRange : 0) | (isCommon ? 0 : ownPoints),
      2,
    );
    headers.push(header, range);
    bodies.push(body);
  }
  const top = Buffer.alloc(4);
  top.writeUInt16BE(variations.length | (isCommon ? sharedPoints : 0), 0);
  top.writeUInt16BE(4 + headers.reduce((sum, { length }) => sum + length, 0), 2);
  const glyph = Buffer.concat([top, ...headers, ...bodies]);
  return Buffer.concat([glyph, Buffer.alloc((4 - (glyph.length % 4)) % 4)]);
}

function indexOf(peak: readonly number[], peaks: Map<string, number>): number {
  const bytes = Buffer.alloc(peak.length * 2);
  for (const [axis, place] of peak.entries()) bytes.writeInt16BE(place, axis * 2);
  const key = bytes.toString('hex');
  const index = peaks.get(key) ?? peaks.size;
  peaks.set(key, index);
  return index;
}

/** Runs of zeros, of bytes and of words; none goes on from those across to those up, or browsers ignore the glyph's. */
function writeChanges(changes: readonly number[]): Buffer {
  const half = changes.length / 2;
  return Buffer.concat([changes.slice(0, half), changes.slice(half)].flatMap(runsOf));
}

function runsOf(changes: readonly number[]): Buffer[] {
  const parts: Buffer[] = [];
  for (let from = 0; from < changes.length; ) {
    const size = sizeOf(changes[from]);
    let to = from + 1;
    while (to < changes.length && to - from < longestRun && sizeOf(changes[to]) === size) to += 1;
    const run = Buffer.alloc(1 + (to - from) * size);
    run.writeUInt8((size === 0 ? zeros : size === 2 ? words : 0) | (to - from - 1), 0);
    if (size > 0)
      for (let at = from; at < to; at += 1) run.writeIntBE(changes[at] ?? 0, 1 + (at - from) * size, size);
    parts.push(run);
    from = to;
  }
  return parts;
}

function sizeOf(change = 0): 0 | 1 | 2 {
  return change === 0 ? 0 : change >= -128 && change <= 127 ? 1 : 2;
}

/**
 * Without what is added where several axes move at once: along each axis alone every outline stays as it was drawn,
 * and between them the axes' changes are summed. Large letters are light and bold ones small here, so that nobody
 * sees the corner between.
 */
export function withoutCorners({ axes, glyphs }: Variations): Variations {
  const isOnAxis = ({ peak }: Variation) => peak.filter((place) => place !== 0).length === 1;
  return { axes, glyphs: glyphs.map((variations) => variations.filter(isOnAxis)) };
}

/** With every change a multiple of `step` font units: half a step is the most that a point is off. */
export function rounded({ axes, glyphs }: Variations, step: number): Variations {
  const round = (change: number) => Math.round(change / step) * step;
  return {
    axes,
    glyphs: glyphs.map((variations) =>
      variations.map((variation) => ({ ...variation, changes: variation.changes.map(round) })),
    ),
  };
}

/** The second font's glyphs behind the first one's, and behind them some that do not vary. */
export function joined(first: Variations, second: Variations, unvaried: number): Variations {
  if (first.axes !== second.axes) throw new Error('The two fonts have not the same axes');
  return {
    axes: first.axes,
    glyphs: [...first.glyphs, ...second.glyphs, ...Array.from({ length: unvaried }, () => [])],
  };
}
