import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { CardList } from '../../components/listing/CardList.tsx';
import { SearchForm } from '../../components/search/SearchForm.tsx';
import { messagesFor } from '../../i18n/messages.ts';
import type { Locale } from '../../routing/locales.ts';
import styles from './SearchPage.module.css';
import type { SearchPageProps } from './view.ts';

export function SearchPage({ locale, ...page }: SearchPageProps & { readonly locale: Locale }) {
  const m = messagesFor(locale).search;
  return (
    <>
      <PageTitle title={page.title} />
      <SearchForm locale={locale} label={m.label} query={page.query} action={page.action} />
      <nav aria-label={m.sections}>
        <ul className={styles.tabs}>
          {page.tabs.map(({ text, url, current }) => (
            <li key={text}>
              <a className={styles.tab} href={url ?? undefined} aria-current={current ? 'page' : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.outcome}>{page.outcome}</p>
      {page.cards.length > 0 && <CardList cards={page.cards} level={2} />}
      <p className={styles.note}>{m.titlesOnly}</p>
    </>
  );
}
