import { Resvg } from '@resvg/resvg-js';
import { openGraphSize } from './address.ts';
import { drawWords } from './draw-words.ts';
import { picture } from './picture.ts';
import type { OpenGraphSubject } from './subject.ts';

/** Draws a record's picture as a PNG. */
export async function renderPicture(subject: OpenGraphSubject): Promise<Uint8Array> {
  const svg = await drawWords(picture(subject), openGraphSize, subject.title + subject.firm);
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
