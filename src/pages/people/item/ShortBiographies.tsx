import { Button } from '../../../components/controls/Button.tsx';
import { Icon } from '../../../components/icons/Icon.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import styles from './ShortBiographies.module.css';
import type { PersonPageProps } from './view.ts';

interface ShortBiographiesProps {
  readonly person: Pick<PersonPageProps, 'name' | 'role' | 'lang' | 'shortBiographies'>;
  readonly locale: Locale;
}

/** Texts about somebody to take along, each with a button that copies it; without scripts a click selects it. */
export function ShortBiographies({ person, locale }: ShortBiographiesProps) {
  const { people } = messagesFor(locale);
  return (
    <details className={`screen-only ${styles.short}`}>
      <summary>
        {people.person.shortBiography}
        <Icon name="chevron" />
      </summary>
      <p className="meta">{people.person.shortBiographyUse}</p>
      {person.shortBiographies.map(({ label, text }, index) => (
        <div key={label} className={styles.biography}>
          <p className={styles.length}>{label}</p>
          <div className={styles.text} id={`biography-${index}`} lang={person.lang}>
            <p>{person.name}</p>
            <p>{person.role}</p>
            <p>{text}</p>
          </div>
          <div className={styles.copy}>
            <Button
              type="button"
              size="small"
              data-action="copy"
              data-of={`biography-${index}`}
              data-done={people.texts.copied}
            >
              <span aria-live="polite">{people.texts.copy}</span>
            </Button>
          </div>
        </div>
      ))}
    </details>
  );
}
