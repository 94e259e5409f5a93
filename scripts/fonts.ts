/**
 * Cuts the site's fonts and the letters of portraits out of the font packages: to be run when a package, the
 * characters or the surnames change (`node scripts/fonts.ts`). What it writes is committed.
 */
import { writeFonts } from './fonts/fonts.ts';
import { writeLabelOutlines, writeOutlines } from './fonts/outlines.ts';

for (const { path, bytes } of await writeFonts()) console.log(`${path}: ${bytes} bytes`);
const { path, missing } = await writeOutlines();
console.log(`${path}; in no font: ${missing.join('') || 'none'}`);
console.log(await writeLabelOutlines());
