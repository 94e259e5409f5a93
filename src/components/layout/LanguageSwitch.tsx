import { messagesFor } from '../../i18n/messages.ts';
import type { Locale } from '../../routing/locales.ts';
import styles from './LanguageSwitch.module.css';
import type { LanguageChoice } from './languages.ts';

interface LanguageSwitchProps {
  readonly choices: readonly LanguageChoice[];
  readonly locale: Locale;
  readonly label: string;
}

/** Every language by its own name; says, in the reader's language, where a translation is missing. */
export function LanguageSwitch({ choices, locale, label }: LanguageSwitchProps) {
  const { notTranslated } = messagesFor(locale).language;
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {choices.map((choice) => (
          <li key={choice.locale}>
            <a
              className={styles.choice}
              href={choice.url}
              hrefLang={choice.tag}
              aria-current={choice.current ? 'true' : undefined}
            >
              <span lang={choice.tag}>{choice.name}</span>
              {!choice.translated && <small className={styles.missing}>{notTranslated}</small>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
