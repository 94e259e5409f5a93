import { crc32 } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { htmlText } from '../../platform/http/xml-text.ts';
import { draw } from '../draw.ts';
import { drawWords } from '../open-graph/draw-words.ts';
import type { PressPicture, PressSubject } from './address.ts';

const paper = '#fbfbf9';
/** In pixels: at 300 dots an inch a portrait is as wide as two columns, and the name as a page. */
const pixelsWide = { portrait: 1600, name: 2400 } as const;
const nameSize = { width: 1200, height: 240 } as const;

/** Draws what newspapers may print; what it is and whose stands in the file itself. */
export async function renderPressPicture({ subject, format, credit }: PressPicture): Promise<Uint8Array> {
  const said = { title: subject.name, credit };
  const svg = subject.kind === 'portrait' ? portrait(subject) : await nameplate(subject);
  if (format === 'svg') return Buffer.from(withWords(svg, said));
  const wide = subject.kind === 'portrait' ? pixelsWide.portrait : pixelsWide.name;
  const png = new Resvg(svg, {
    fitTo: { mode: 'width', value: wide },
    ...(subject.kind === 'portrait' && { background: paper }),
    font: { loadSystemFonts: false },
  });
  return withTexts(png.render().asPng(), said);
}

function portrait({ id, mark }: Extract<PressSubject, { kind: 'portrait' }>): string {
  return draw({ kind: 'plate', seed: id, mark }, 'light');
}

function nameplate({ kind, name }: PressSubject): Promise<string> {
  const [ink, seal] = kind === 'name-light' ? [paper, '#f0896b'] : ['#0e2240', '#a9341a'];
  const letters = [...name].length;
  const style = { display: 'flex', fontSize: Math.min(120, Math.round(2000 / letters)), color: ink };
  const line = { borderTop: `3px solid ${seal}`, paddingTop: 18 };
  return drawWords(
    {
      type: 'div',
      props: {
        style: {
          display: 'flex',
          ...nameSize,
          alignItems: 'center',
          justifyContent: 'center',
          fontFamily: 'Serif',
        },
        children: [{ type: 'div', props: { style: { ...style, ...line }, children: name } }],
      },
    },
    nameSize,
    name,
  );
}

interface Said {
  readonly title: string;
  readonly credit: string;
}

/** A title and a credit as first things in an SVG document. */
function withWords(svg: string, { title, credit }: Said): string {
  const words = `<title>${htmlText(title)}</title><desc>${htmlText(credit)}</desc>`;
  return svg.replace(/^<svg [^>]*>/, (opening) => opening + words);
}

/** After the signature and the header of a PNG, which has 13 bytes. */
const firstChunkEnd = 8 + 12 + 13;

/** Title and copyright as international texts of a PNG (PNG specification, third edition, 11.3.3). */
function withTexts(png: Buffer, { title, credit }: Said): Buffer {
  return Buffer.concat([
    png.subarray(0, firstChunkEnd),
    text('Title', title),
    text('Copyright', credit),
    png.subarray(firstChunkEnd),
  ]);
}

/** An `iTXt` chunk that is not compressed and names no language. */
function text(keyword: string, value: string): Buffer {
  const body = Buffer.from(`iTXt${keyword}\0\0\0\0\0${value}`);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
