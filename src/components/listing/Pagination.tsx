import { formatNumber } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { ButtonLink } from '../controls/Button.tsx';
import styles from './Pagination.module.css';
import type { Paging } from './paging.ts';

/** Links to the other pages of a list, and where the reader is in it. */
export function Pagination({ paging, locale }: { readonly paging: Paging; readonly locale: Locale }) {
  if (paging.pages < 2) return null;
  const m = messagesFor(locale).list;
  const range = m.range({
    from: formatNumber(paging.from, locale),
    to: formatNumber(paging.to, locale),
    total: formatNumber(paging.total, locale),
  });
  return (
    <nav className={styles.pagination} aria-label={m.pages}>
      <p className="meta">{range}</p>
      <ol className={styles.pages}>
        {paging.links.map(({ page, url }, at) => (
          <li key={page} className={styles.number}>
            {at > 0 && page > (paging.links[at - 1]?.page ?? 0) + 1 && <span aria-hidden="true">…</span>}
            <a
              className={`current ${styles.page}`}
              href={url}
              aria-label={m.page({ page })}
              aria-current={page === paging.page ? 'page' : undefined}
            >
              {page}
            </a>
          </li>
        ))}
      </ol>
      <p className={styles.steps}>
        {paging.previous && (
          <ButtonLink size="small" href={paging.previous} rel="prev">
            {m.previous}
          </ButtonLink>
        )}
        {paging.next && (
          <ButtonLink size="small" href={paging.next} rel="next">
            {m.next}
          </ButtonLink>
        )}
      </p>
    </nav>
  );
}
