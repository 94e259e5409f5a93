import styles from './Tabs.module.css';

export interface Tab {
  readonly text: string;
  /** `#id` of a part of this page, or an address. */
  readonly url: string;
  /** How many there are, as the language writes numbers. */
  readonly amount?: string | undefined;
  readonly current?: boolean | undefined;
}

/** The parts of a page, or of a search, as links in one line; it scrolls sideways where it is too long. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  if (tabs.length < 2) return null;
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul className={styles.list}>
        {tabs.map(({ text, url, amount, current }) => (
          <li key={url}>
            <a className={`current ${styles.tab}`} href={url} aria-current={current ? 'page' : undefined}>
              {text} {amount && <span className={styles.amount}>{amount}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
