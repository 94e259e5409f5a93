import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import satori, { type Font } from 'satori';
import subsetFont from 'subset-font';
import type { Element } from './picture.ts';

const han = '@fontsource/noto-serif-sc/files/noto-serif-sc-chinese-simplified-500-normal.woff2';

let serif: Promise<Font> | undefined;

/**
 * Lays out elements with words in the site's serif as an SVG document whose letters are paths, so that it needs no
 * fonts. Processes run in the checkout, where the fonts are read from.
 *
 * @param size in pixels
 * @param text all words in it, for their Chinese characters
 */
export async function drawWords(
  element: Element,
  size: { readonly width: number; readonly height: number },
  text: string,
): Promise<string> {
  serif ??= serifFont();
  const fonts = [await serif];
  if (/\p{Script=Han}/u.test(text)) fonts.push(await hanFont(text));
  return satori(element as Parameters<typeof satori>[0], { ...size, fonts });
}

/** The display cut of the site's serif: satori wants fonts without axes. */
async function serifFont(): Promise<Font> {
  const bytes = await readFile(join(process.cwd(), 'src/styles/fonts/chancery-serif.woff2'));
  const options = {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    variationAxes: { wght: 400, opsz: 48 },
  } as const;
  return {
    name: 'Serif',
    data: Buffer.from(await subsetFont(bytes, undefined, options)),
    weight: 400,
    style: 'normal',
  };
}

/** The Chinese characters of a title alone: the whole font takes longer to read than they take to cut out. */
async function hanFont(text: string): Promise<Font> {
  const bytes = await readFile(createRequire(join(process.cwd(), 'package.json')).resolve(han));
  const data = Buffer.from(await subsetFont(bytes, text, { targetFormat: 'truetype' }));
  return { name: 'Han', data, weight: 400, style: 'normal', lang: 'zh-CN' };
}
