import { fill } from '../../i18n/fill.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { Locale } from '../../routing/locales.ts';
import { Label } from '../sections/Label.tsx';
import type { PersonProps } from '../sections/section.ts';
import { telephone } from '../telephone.ts';
import styles from './PersonList.module.css';

interface PersonListProps {
  readonly people: readonly PersonProps[];
  readonly level: 2 | 3;
  readonly locale: Locale;
}

/** People as rows: name, role, places, how to reach them. */
export function PersonList({ people, level, locale }: PersonListProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const m = messagesFor(locale).people;
  return (
    <ul className={styles.list}>
      {people.map((person) => (
        <li key={person.id} className={styles.person} lang={person.lang}>
          <div>
            <Heading className={styles.name}>
              {person.url ? <a href={person.url}>{person.name}</a> : person.name}
            </Heading>
            <p className={styles.role}>{person.role}</p>
          </div>
          <p className={styles.role}>{person.places}</p>
          <ul className={styles.reach}>
            {person.phone && (
              <li>
                <Label {...telephone(person.phone)} />
              </li>
            )}
            {person.email && (
              <li>
                <a href={`mailto:${person.email}`} aria-label={fill(m.emailTo, { name: person.name })}>
                  {m.email}
                </a>
              </li>
            )}
          </ul>
        </li>
      ))}
    </ul>
  );
}
