import type { Tables } from './sfnt.ts';

/** A glyph with its outline as it stands in `glyf`, and what `hmtx` says of it. */
interface Glyph {
  readonly outline: Buffer;
  readonly advance: number;
  readonly bearing: number;
}

/** Flags of a composite glyph's part (OpenType 1.9, “glyf”). */
const wordArguments = 0x0001;
const oneScale = 0x0008;
const moreParts = 0x0020;
const twoScales = 0x0040;
const matrix = 0x0080;
const offsets = 0x0002;
const partsMetrics = 0x0200;

export function glyphsOf(tables: Tables): Glyph[] {
  const [head, loca, glyf, hhea, hmtx, maxp] = ['head', 'loca', 'glyf', 'hhea', 'hmtx', 'maxp'].map(
    (tag) => tables.get(tag) ?? Buffer.alloc(0),
  ) as [Buffer, Buffer, Buffer, Buffer, Buffer, Buffer];
  const isLong = head.readInt16BE(50) === 1;
  const offset = (index: number) =>
    isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2;
  const metrics = hhea.readUInt16BE(34);
  return Array.from({ length: maxp.readUInt16BE(4) }, (_, index) => ({
    outline: glyf.subarray(offset(index), offset(index + 1)),
    advance: hmtx.readUInt16BE(Math.min(index, metrics - 1) * 4),
    bearing: hmtx.readInt16BE(index < metrics ? index * 4 + 2 : metrics * 4 + (index - metrics) * 2),
  }));
}

/** The glyph among others that begin at a higher number: the parts of a composite one are renumbered. */
export function moved(glyph: Glyph, shift: number): Glyph {
  const { outline } = glyph;
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return glyph;
  const copy = Buffer.from(outline);
  let at = 10;
  for (let flags = moreParts; flags & moreParts; ) {
    flags = copy.readUInt16BE(at);
    copy.writeUInt16BE(copy.readUInt16BE(at + 2) + shift, at + 2);
    at += 4 + (flags & wordArguments ? 4 : 2);
    at += flags & oneScale ? 2 : flags & twoScales ? 4 : flags & matrix ? 8 : 0;
  }
  return { ...glyph, outline: copy };
}

/** Another glyph drawn lower down, with its width. */
export function lowered(glyphs: readonly Glyph[], glyph: number, depth: number): Glyph {
  const like = glyphs[glyph];
  if (!like) throw new RangeError(`There is no glyph ${glyph}`);
  const outline = Buffer.alloc(18);
  like.outline.copy(outline, 2, 2, 10);
  outline.writeInt16BE(-1, 0);
  // The box is lower, too: its lower and its upper edge.
  for (const edge of [4, 8]) outline.writeInt16BE(outline.readInt16BE(edge) - depth, edge);
  outline.writeUInt16BE(wordArguments | offsets | partsMetrics, 10);
  outline.writeUInt16BE(glyph, 12);
  outline.writeInt16BE(-depth, 16);
  return { ...like, outline };
}

/** The tables that hold these glyphs; `head` and `hhea` are the font's own, told of their form. */
export function writeGlyphs(font: Tables, glyphs: readonly Glyph[]): Tables {
  const loca = Buffer.alloc((glyphs.length + 1) * 4);
  const hmtx = Buffer.alloc(glyphs.length * 4);
  const bodies: Buffer[] = [];
  let offset = 0;
  for (const [index, { outline, advance, bearing }] of glyphs.entries()) {
    const padded = Buffer.concat([outline, Buffer.alloc((4 - (outline.length % 4)) % 4)]);
    bodies.push(padded);
    offset += padded.length;
    loca.writeUInt32BE(offset, (index + 1) * 4);
    hmtx.writeUInt16BE(advance, index * 4);
    hmtx.writeInt16BE(bearing, index * 4 + 2);
  }
  const head = Buffer.from(font.get('head') ?? []);
  head.writeInt16BE(1, 50);
  const hhea = Buffer.from(font.get('hhea') ?? []);
  hhea.writeUInt16BE(glyphs.length, 34);
  return new Map([
    ['head', head],
    ['hhea', hhea],
    ['loca', loca],
    ['hmtx', hmtx],
    ['glyf', Buffer.concat(bodies)],
  ]);
}
