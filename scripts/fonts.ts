/**
 * Cuts the site's fonts and the letters of portraits out of upstream fonts: a development task, to be run when a
 * package, the characters or the surnames change. What it writes is committed; nothing else needs its tools.
 *
 * `npm run fonts` cuts all; `npm run fonts -- outlines` only writes the letters of portraits. Fonts are cut by
 * fontTools: a `python3` (or `$PYTHON`) that has it, with brotli.
 */
import { cutFonts } from './fonts/cut-fonts.ts';
import { writeLabelOutlines, writeOutlines } from './fonts/outlines.ts';

if (!process.argv.includes('outlines')) {
  for (const { path, bytes } of await cutFonts()) console.log(`${path}: ${bytes} bytes`);
}
const { path, missing } = await writeOutlines();
console.log(`${path}; in no font: ${missing.join('') || 'none'}`);
console.log(await writeLabelOutlines());
