import { messagesFor } from '../../i18n/messages.ts';
import { Island } from '../../islands/kit/Island.tsx';
import { island as searchSuggestions } from '../../islands/SearchSuggestions.island.tsx';
import { linkTo } from '../../routing/links.ts';
import { type Locale, localeFacts } from '../../routing/locales.ts';
import { firm } from '../firm.ts';
import styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import type { LanguageChoice } from './languages.ts';
import { MainNavigation } from './MainNavigation.tsx';

interface HeaderProps {
  readonly locale: Locale;
  readonly languages: 'site' | 'graduate';
  readonly area: string | null;
  readonly choices: readonly LanguageChoice[];
}

/** The head of every page: name, search, languages, sign-in, navigation. All of it works without scripts. */
export function Header({ locale, languages, area, choices }: HeaderProps) {
  const m = messagesFor(locale);
  const { label, placeholder, button, suggestions, count, none, failed } = m.search;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.name} href={linkTo('home', {}, locale)}>
          {firm.shortName}
        </a>
        <Island
          of={searchSuggestions}
          on="interaction"
          props={{
            locale,
            tag: localeFacts[locale].tag,
            action: linkTo('search', {}, locale),
            texts: { label, placeholder, button, suggestions, count: { ...count }, none, failed },
          }}
        />
        <LanguageSwitch choices={choices} locale={locale} label={m.language.label} />
        <a className={styles.signIn} href={linkTo('auth-profile', {}, locale)}>
          {m.navigation.signIn}
        </a>
      </div>
      <MainNavigation languages={languages} area={area} locale={locale} />
    </header>
  );
}
