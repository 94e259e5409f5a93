import { Art } from '../../art/component/Art.tsx';
import { Label } from '../sections/Label.tsx';
import type { PersonProps } from '../sections/section.ts';
import styles from './PersonGrid.module.css';

interface PersonGridProps {
  /** Those without a mark have only their words. */
  readonly people: readonly PersonProps[];
  readonly level: 2 | 3;
}

/** People as plates side by side. */
export function PersonGrid({ people, level }: PersonGridProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className={styles.grid}>
      {people.map(({ id, name, url, lang, role, places, practice, mark }) => (
        <li key={id} className={styles.person}>
          {mark && <Art kind="plate" seed={id} mark={mark} />}
          <div>
            <Heading className="quiet title-3" lang={lang}>
              {url ? <a href={url}>{name}</a> : name}
            </Heading>
            <p className="meta" lang={lang}>
              {role}
            </p>
            <p className="meta">{places}</p>
            {practice && (
              <p className="meta">
                <Label {...practice} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
