import { type ArtKind, artKinds, artUrl } from '../address.ts';
import type { CardLook } from '../family.ts';
import styles from './Art.module.css';

interface ArtProps {
  readonly kind: ArtKind;
  /** The record's id, or a word of the page's own. */
  readonly seed: string;
  /** The letters on a portrait, from `monogramOf`. */
  readonly mark?: string | undefined;
  /** How a record's picture looks, where it is not filled in its own way with seal. */
  readonly look?: CardLook | undefined;
  /** Empty for decoration, which art is nearly always. */
  readonly alt?: string;
  readonly className?: string | undefined;
  /** Set where it is seen before anything is scrolled; heads of pages are, unless this says no. */
  readonly eager?: boolean;
  /** `deep`: on a panel of the class `deep`, which is dark in both schemes. */
  readonly on?: 'paper' | 'deep';
}

const frames: { readonly [K in ArtKind]: string | undefined } = {
  rosette: styles.rosette,
  card: styles.art,
  lead: styles.art,
  plate: styles.art,
  'plate-small': styles.art,
  band: styles.band,
  contour: undefined,
  summit: undefined,
  monogram: undefined,
};

/**
 * A generated picture. It takes its colours from the `color-scheme` of where it stands; `showScheme` helps browsers
 * that do not pass it on.
 */
export function Art({
  kind,
  seed,
  mark = '',
  look,
  alt = '',
  className,
  eager = kind === 'lead' || kind === 'rosette',
  on = 'paper',
}: ArtProps) {
  const { width, height } = artKinds[kind];
  return (
    <img
      className={[frames[kind], className].filter(Boolean).join(' ')}
      src={artUrl(kind, seed, mark, look) + (on === 'deep' ? '#dark' : '')}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? undefined : 'lazy'}
    />
  );
}
