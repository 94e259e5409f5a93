import { Art } from '../../art/component/Art.tsx';
import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { CardText } from '../../components/listing/CardText.tsx';
import { SearchForm } from '../../components/search/SearchForm.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
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
      <ul className={styles.results}>
        {page.cards.map((card) => (
          <li key={card.url} className={styles.result} lang={card.lang}>
            {card.mark && <Art kind="plate-small" seed={card.id} mark={card.mark} className={styles.plate} />}
            <div>
              <CardText card={card} level={2} />
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{m.titlesOnly}</p>
    </>
  );
}
