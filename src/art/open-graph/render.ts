import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import subsetFont from 'subset-font';
import { openGraphSize } from './address.ts';
import { picture } from './picture.ts';
import type { OpenGraphSubject } from './subject.ts';

const han = '@fontsource/noto-serif-sc/files/noto-serif-sc-chinese-simplified-500-normal.woff2';

let serif: Promise<Font> | undefined;

/** Draws a record's picture as a PNG. Processes run in the checkout, where the fonts are read from. */
export async function renderPicture(subject: OpenGraphSubject): Promise<Uint8Array> {
  serif ??= serifFont();
  const fonts = [await serif];
  if (/\p{Script=Han}/u.test(subject.title + subject.firm))
    fonts.push(await hanFont(subject.title + subject.firm));
  const svg = await satori(picture(subject) as Parameters<typeof satori>[0], { ...openGraphSize, fonts });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
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
