import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './LanguageSwitch.module.css';
import type { LanguageChoice } from './languages.ts';

interface LanguageSwitchProps {
  readonly choices: readonly LanguageChoice[];
  readonly locale: Locale;
  readonly label: string;
  /** In the header: many languages fold into one line, and a missing translation is said to those who listen. */
  readonly compact?: boolean;
}

/** More than these do not stand side by side in the header. */
const mostInLine = 4;

/** Every language by its own name; says, in the reader's language, where a translation is missing. */
export function LanguageSwitch({ choices, locale, label, compact = false }: LanguageSwitchProps) {
  const current = choices.find((choice) => choice.current);
  const list = <Choices choices={choices} locale={locale} compact={compact} />;
  if (!compact || choices.length <= mostInLine || !current) return <nav aria-label={label}>{list}</nav>;
  return (
    <nav aria-label={label}>
      <details className={styles.details} name="navigation">
        <summary className={styles.more}>
          {messagesFor(locale).page.menu.languages({ language: current.name })}
          <Icon name="chevron" />
        </summary>
        <div className={styles.panel}>{list}</div>
      </details>
    </nav>
  );
}

type ChoicesProps = Pick<LanguageSwitchProps, 'choices' | 'locale'> & { readonly compact: boolean };

function Choices({ choices, locale, compact }: ChoicesProps) {
  const { notTranslated } = messagesFor(locale).navigation.language;
  return (
    <ul className={styles.list}>
      {choices.map((choice) => (
        <li key={choice.locale}>
          <a
            className={`current ${choice.translated ? styles.choice : styles.untranslated}`}
            href={choice.url}
            hrefLang={choice.tag}
            aria-current={choice.current ? 'true' : undefined}
          >
            <span lang={choice.tag}>{choice.name}</span>
            {!choice.translated && (
              <small className={compact ? 'visually-hidden' : styles.missing}>{notTranslated}</small>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
