import { Label } from '../../../components/sections/Label.tsx';
import styles from './PlaceMap.module.css';
import type { PlaceRow } from './view.ts';

interface PlaceMapProps {
  readonly label: string;
  /** Row by row; null is a gap. */
  readonly places: readonly (PlaceRow | null)[];
}

const looks = { strong: styles.office, plain: styles.tile, gone: styles.gone } as const;

/** Countries as equal tiles, roughly where they lie, the offices in each by name; where it is narrow, side by side. */
export function PlaceMap({ label, places }: PlaceMapProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.map}>
        {places.map((place, at) =>
          place ? (
            <li key={place.id} className={looks[place.look]}>
              <p className={styles.country}>
                <Label {...place.name} />
                {place.look !== 'strong' && <span className="visually-hidden"> {place.state}</span>}
              </p>
              {place.look === 'strong' && (
                <ul>
                  {place.offices.map(({ city }) => (
                    <li key={city.url} className={styles.city}>
                      <Label {...city} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ) : (
            <li key={`gap ${places.slice(0, at).length}`} className={styles.gap} aria-hidden="true" />
          ),
        )}
      </ul>
    </nav>
  );
}
