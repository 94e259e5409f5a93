import { readCharacterMap, writeCharacterMap } from './character-map.ts';
import { glyphsOf, lowered, moved, writeGlyphs } from './glyphs.ts';
import { joined, readVariations, type Variations, writeVariations } from './gvar.ts';
import type { Tables } from './sfnt.ts';

/** Characters that follow from others: drawn as the first of them that the font has, or as they are but lower down. */
export interface Derived {
  readonly aliases: ReadonlyMap<number, readonly number[]>;
  /** Subscripts by the superscripts they are made of. */
  readonly lowered: ReadonlyMap<number, number>;
  /** How far, in font units. */
  readonly depth: number;
}

/**
 * One font of two that were cut from the same design: the glyphs of the second behind those of the first. Layout
 * rules, metrics and axes are the first one's. `HVAR` goes, since it counts the first font's glyphs only; browsers
 * then take the widths' variation from `gvar`.
 */
export function merge(first: Tables, second: Tables, derived: Derived): Tables {
  const own = glyphsOf(first);
  const added = glyphsOf(second).map((glyph) => moved(glyph, own.length));
  const map = joinMaps(first, second, own.length);
  for (const [code, likes] of derived.aliases) {
    map.set(code, glyphFor(map, likes.find((like) => map.has(like)) ?? code));
  }
  // A typeface without superscripts has no subscripts either.
  const lowerable = [...derived.lowered].filter(([, like]) => map.has(like));
  for (const [code, like] of lowerable) {
    const glyph = glyphFor(map, like);
    map.set(code, own.length + added.length);
    added.push(lowered(own, glyph, derived.depth));
  }
  const tables = new Map(first);
  tables.delete('HVAR');
  for (const [tag, body] of writeGlyphs(first, [...own, ...added])) tables.set(tag, body);
  tables.set('maxp', joinMaxima(table(first, 'maxp'), table(second, 'maxp'), own.length + added.length));
  const [variations, addedVariations] = [first, second].map((font) =>
    readVariations(table(font, 'gvar')),
  ) as [Variations, Variations];
  tables.set('gvar', writeVariations(joined(variations, addedVariations, lowerable.length)));
  tables.set('cmap', writeCharacterMap(map));
  return tables;
}

/** A table that every font has. */
export function table(tables: Tables, tag: string): Buffer {
  const body = tables.get(tag);
  if (!body) throw new Error(`The font has no ${tag} table`);
  return body;
}

function joinMaps(first: Tables, second: Tables, shift: number): Map<number, number> {
  const map = new Map(readCharacterMap(table(first, 'cmap')));
  for (const [code, glyph] of readCharacterMap(table(second, 'cmap'))) {
    if (!map.has(code)) map.set(code, glyph + shift);
  }
  return map;
}

function glyphFor(map: ReadonlyMap<number, number>, code: number): number {
  const glyph = map.get(code);
  if (glyph === undefined) throw new Error(`The font has no U+${code.toString(16)}`);
  return glyph;
}

/** `maxp`: every limit but the number of glyphs is the larger one of the two. */
function joinMaxima(first: Buffer, second: Buffer, glyphs: number): Buffer {
  const joined = Buffer.from(first);
  for (let at = 6; at < first.length; at += 2) {
    joined.writeUInt16BE(Math.max(first.readUInt16BE(at), second.readUInt16BE(at)), at);
  }
  joined.writeUInt16BE(glyphs, 4);
  return joined;
}
