import type { Locale } from '../../i18n/locales.ts';
import { type Messages, messagesFor } from '../../i18n/messages.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './MainNavigation.module.css';
import { mainNavigation, type NavigationItem } from './navigation.ts';
import { renderedOnce } from './rendered-once.ts';

interface MainNavigationProps {
  readonly area: string | null;
  readonly locale: Locale;
}

/** Areas as links; those with parts are native disclosures, of which one is open at a time. */
export function MainNavigation({ area, locale }: MainNavigationProps) {
  const m = messagesFor(locale);
  const items = () => (
    <ul className={styles.items}>
      {mainNavigation(m, locale).map((item) => (
        <li key={item.url} className={styles.item}>
          <Item item={item} isCurrent={area !== null && item.areas.includes(area)} m={m} />
        </li>
      ))}
    </ul>
  );
  return (
    <nav
      className={styles.navigation}
      aria-label={m.navigation.label}
      {...renderedOnce(`navigation ${locale} ${area}`, items)}
    />
  );
}

interface ItemProps {
  readonly item: NavigationItem;
  readonly isCurrent: boolean;
  readonly m: Messages;
}

function Item({ item: { text, url, panel }, isCurrent, m }: ItemProps) {
  const current = isCurrent ? 'true' : undefined;
  const className = `current ${styles.link}`;
  if (!panel) {
    return (
      <a className={className} href={url} aria-current={current}>
        {text}
      </a>
    );
  }
  return (
    <details name="navigation">
      <summary className={className} aria-current={current}>
        {text}
        <Icon name="chevron" />
      </summary>
      <div className={styles.panel}>
        <div className={styles.intro}>
          <a className={`quiet ${styles.all}`} href={url}>
            {m.page.menu.inArea({ area: text })}
          </a>
          <p className="meta">{panel.text}</p>
        </div>
        {panel.groups.map(({ heading, links }) => (
          <div key={heading}>
            <p className={`capitals topic ${styles.heading}`}>{heading}</p>
            <ul className="quiet">
              {links.map((link) => (
                <li key={link.url}>
                  <a className={styles.part} href={link.url}>
                    {link.text}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}
