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
  interface Path {
    readonly commands: readonly PathCommand[];
    /** @param places decimal */
    toPathData(places: number): string;
  }
  interface Glyph {
    readonly advanceWidth: number;
    getPath(x: number, y: number, size: number): Path;
  }
  interface Font {
    readonly unitsPerEm: number;
    readonly names: { readonly windows: Readonly<Record<string, { readonly en: string } | undefined>> };
    readonly tables: {
      readonly fvar: {
        readonly axes: readonly {
          readonly tag: string;
          readonly minValue: number;
          readonly maxValue: number;
        }[];
      };
    };
    getKerningValue(left: Glyph, right: Glyph): number;
    charToGlyph(character: string): Glyph;
    hasChar(character: string): boolean;
  }
  const opentype: { parse(bytes: ArrayBuffer): Font };
  export = opentype;
}
