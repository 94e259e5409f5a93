import type { ArtSubject } from './address.ts';
import { band } from './band.ts';
import { card } from './card.ts';
import { contour } from './contour/contour.ts';
import { ruledMonogram } from './contour/ruled-monogram.ts';
import { plate } from './plate.ts';
import { rosette } from './rosette.ts';
import { type Drawing, lookOf, type Scheme, svgOf } from './svg.ts';

/** Draws a picture: the same SVG document for the same subject, always and everywhere. */
export function draw(subject: ArtSubject, scheme: Scheme = 'any'): string {
  return svgOf(drawing(subject), scheme, lookOf(subject.kind), subject.hue);
}

function drawing({ kind, seed, mark, family, hue }: ArtSubject): Drawing {
  switch (kind) {
    case 'rosette':
      return rosette(seed);
    case 'band':
      return band(seed);
    case 'card':
    case 'lead':
      return card(kind, seed, family, hue);
    case 'plate':
    case 'plate-small':
      return plate(kind, seed, mark);
    case 'contour':
    case 'summit':
      return contour(kind, seed);
    case 'monogram':
      return ruledMonogram(seed, mark);
  }
}
