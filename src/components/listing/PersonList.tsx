import { Art } from '../../art/component/Art.tsx';
import { Label } from '../sections/Label.tsx';
import type { PersonProps } from '../sections/section.ts';
import { telephone } from '../telephone.ts';
import styles from './PersonList.module.css';

interface PersonListProps {
  readonly people: readonly PersonProps[];
  readonly level: 2 | 3;
}

/** People as rows: plate, name and role, practice and places, how to reach them. */
export function PersonList({ people, level }: PersonListProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul>
      {people.map((person) => (
        <li key={person.id} className={styles.person}>
          {person.mark && (
            <div className={styles.plate}>
              <Art kind="plate-small" seed={person.id} mark={person.mark} />
            </div>
          )}
          <div>
            <Heading className="quiet title-3" lang={person.lang}>
              {person.url ? <a href={person.url}>{person.name}</a> : person.name}
            </Heading>
            <p className="meta" lang={person.lang}>
              {person.role}
            </p>
          </div>
          <div className="meta">
            {person.practice && (
              <p>
                <Label {...person.practice} />
              </p>
            )}
            <p>{person.places}</p>
          </div>
          <ul className={`meta ${styles.reach}`}>
            {person.phone && (
              <li>
                <Label {...telephone(person.phone)} />
              </li>
            )}
            {person.email && (
              <li>
                <Label text={person.email} url={`mailto:${person.email}`} />
              </li>
            )}
          </ul>
        </li>
      ))}
    </ul>
  );
}
