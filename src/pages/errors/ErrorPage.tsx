import { SearchForm } from '../../components/search/SearchForm.tsx';
import { langOf } from '../../i18n/language-of.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { linkTo } from '../../routing/links.ts';
import type { Locale } from '../../routing/locales.ts';
import styles from './ErrorPage.module.css';

interface ErrorPageProps {
  readonly locale: Locale;
  readonly title: string;
  readonly text: string;
  readonly reason: string | null;
  /** Words to search for; null where searching cannot help. */
  readonly search: string | null;
  readonly near: readonly {
    readonly id: string;
    readonly title: string;
    readonly url: string | null;
    readonly locale: Locale;
  }[];
}

export function ErrorPage({ locale, title, text, reason, search, near }: ErrorPageProps) {
  const m = messagesFor(locale).errors;
  return (
    <div className={styles.error}>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      {reason && <p>{reason}</p>}
      {near.length > 0 && (
        <section>
          <h2>{m.near}</h2>
          <ul className={styles.near}>
            {near.map((record) => (
              <li key={record.id}>
                <a href={record.url ?? undefined} lang={langOf(record.locale, locale)}>
                  {record.title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {search !== null && <SearchForm locale={locale} label={m.searchInstead} query={search} />}
      <p>
        <a href={linkTo('home', {}, locale)}>{m.home}</a>
      </p>
    </div>
  );
}
