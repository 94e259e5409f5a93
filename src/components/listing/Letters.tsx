import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import styles from './Letters.module.css';
import type { LetterLinks } from './letter-links.ts';

interface LettersProps extends LetterLinks {
  readonly locale: Locale;
}

/** A to Z over a list of names. */
export function Letters({ letters, all, locale }: LettersProps) {
  const m = messagesFor(locale).list;
  return (
    <nav aria-label={m.letter}>
      <ul className={styles.letters}>
        <li>
          <a
            className={`current ${styles.letter}`}
            href={all.url}
            aria-current={all.current ? 'true' : undefined}
          >
            {m.allLetters}
          </a>
        </li>
        {letters.map(({ letter, url, current }) => (
          <li key={letter}>
            <a className={`current ${styles.letter}`} href={url} aria-current={current ? 'true' : undefined}>
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
