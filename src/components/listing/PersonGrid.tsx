import { Art } from '../../art/component/Art.tsx';
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
        <li key={id} className={styles.person} lang={lang}>
          {mark && <Art kind="plate" seed={id} mark={mark} />}
          <div>
            <Heading className="quiet title-3">{url ? <a href={url}>{name}</a> : name}</Heading>
            <p className="meta">{role}</p>
            <p className="meta">{places}</p>
            {practice && <p className="meta">{practice}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
