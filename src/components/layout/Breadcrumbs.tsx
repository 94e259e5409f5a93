import type { ReactNode } from 'react';
import styles from './Breadcrumbs.module.css';

export interface Crumb {
  readonly title: string;
  readonly url: string;
  /** The language of the title, when it is not the page's. */
  readonly lang?: string | undefined;
}

interface BreadcrumbsProps {
  readonly label: string;
  readonly crumbs: readonly Crumb[];
  /** What stands at the end of the line. */
  readonly children?: ReactNode;
}

/** The way to a page; the page itself is its last item. */
export function Breadcrumbs({ label, crumbs, children }: BreadcrumbsProps) {
  if (crumbs.length < 2) return null;
  return (
    <div className={styles.line}>
      <nav className={styles.breadcrumbs} aria-label={label}>
        <ol className={styles.list}>
          {crumbs.map(({ title, url, lang }, index) => (
            <li key={url} className={styles.crumb} lang={lang}>
              {index === crumbs.length - 1 ? (
                <span aria-current="page">{title}</span>
              ) : (
                <a href={url}>{title}</a>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {children}
    </div>
  );
}
