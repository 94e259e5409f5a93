/** What is used of opentype.js, which brings no types of its own. */
declare module 'opentype.js' {
  interface PathCommand {
    readonly type: 'M' | 'L' | 'Q' | 'C' | 'Z';
    readonly x: number;
    readonly y: number;
    readonly x1: number;
    readonly y1: number;
    readonly x2: number;
    readonly y2: number;
  }
  interface Glyph {
    readonly advanceWidth: number;
    getPath(x: number, y: number, size: number): { readonly commands: readonly PathCommand[] };
  }
  interface Font {
    readonly unitsPerEm: number;
    charToGlyph(character: string): Glyph;
    hasChar(character: string): boolean;
  }
  const opentype: { parse(bytes: ArrayBuffer): Font };
  export = opentype;
}
