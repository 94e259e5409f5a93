import { messagesFor } from '../../i18n/messages.ts';
import type { Locale } from '../../routing/locales.ts';
import styles from './MainNavigation.module.css';
import { mainNavigation, type NavigationItem } from './navigation.ts';

interface MainNavigationProps {
  readonly languages: 'site' | 'graduate';
  readonly area: string | null;
  readonly locale: Locale;
}

/** Areas as links; those with parts have a native disclosure beside the link, which needs no script. */
export function MainNavigation({ languages, area, locale }: MainNavigationProps) {
  const m = messagesFor(locale);
  const items = mainNavigation(languages, m, locale);
  return (
    <nav className={styles.navigation} aria-label={m.navigation.label}>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.url} className={styles.item}>
            {item.children ? (
              <details className={styles.details} name="navigation">
                <summary className={styles.link} aria-current={isIn(item, area) ? 'true' : undefined}>
                  {item.text}
                </summary>
                <ul className={styles.parts}>
                  <li>
                    <a href={item.url}>{item.text}</a>
                  </li>
                  {item.children.map((part) => (
                    <li key={part.url}>
                      <a href={part.url}>{part.text}</a>
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <a className={styles.link} href={item.url} aria-current={isIn(item, area) ? 'true' : undefined}>
                {item.text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isIn(item: NavigationItem, area: string | null): boolean {
  if (area === null) return false;
  return item.area === area || (item.children ?? []).some((part) => isIn(part, area));
}
