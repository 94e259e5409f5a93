import { Icon } from '../icons/Icon.tsx';
import styles from './SideNavigation.module.css';

export interface SideLink {
  readonly text: string;
  readonly url: string;
  readonly lang?: string | undefined;
  readonly inEnglish?: string | undefined;
  readonly current: boolean;
  readonly children?: readonly SideLink[];
}

interface SideNavigationProps {
  readonly heading: string;
  /** Name of the landmark and, where it is narrow, of what unfolds; areas' names are taken by the main navigation. */
  readonly label: string;
  readonly links: readonly SideLink[];
}

/** A part of the site as a tree: the page's neighbours, and what lies below the one that is shown. Folded where it is narrow. */
export function SideNavigation({ heading, label, links }: SideNavigationProps) {
  if (links.length === 0) return null;
  return (
    <nav className={styles.navigation} aria-label={label}>
      <details className={styles.disclosure}>
        <summary className={styles.summary}>
          {label}
          <Icon name="chevron" />
        </summary>
        <p className={`capitals ${styles.heading}`}>{heading}</p>
        <Level links={links} />
      </details>
    </nav>
  );
}

function Level({ links }: { readonly links: readonly SideLink[] }) {
  return (
    <ul className={styles.list}>
      {links.map(({ text, url, lang, inEnglish, current, children = [] }) => (
        <li key={url} className={styles.item}>
          {inEnglish && <span className="capitals topic">{inEnglish}</span>}
          <a className={styles.link} href={url} lang={lang} aria-current={current ? 'page' : undefined}>
            {text}
          </a>
          {children.length > 0 && <Level links={children} />}
        </li>
      ))}
    </ul>
  );
}
