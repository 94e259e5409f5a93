import { Island } from '../../browser/islands/kit/Island.tsx';
import { island as recentSearches } from '../../browser/islands/RecentSearches.island.tsx';
import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { FilteredList } from '../../components/listing/FilteredList.tsx';
import { Filters } from '../../components/listing/Filters.tsx';
import { ListChoices } from '../../components/listing/ListChoices.tsx';
import { Pagination } from '../../components/listing/Pagination.tsx';
import { SearchForm } from '../../components/search/SearchForm.tsx';
import { Label } from '../../components/sections/Label.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { linkTo } from '../../routing/links.ts';
import { DirectAnswers } from './DirectAnswers.tsx';
import { OnwardFrom } from './OnwardFrom.tsx';
import { Results } from './Results.tsx';
import styles from './SearchPage.module.css';
import type { SearchPageProps } from './view.ts';

type Props = SearchPageProps & { readonly locale: Locale };

export function SearchPage(page: Props) {
  const { locale, query } = page;
  const m = messagesFor(locale).search;
  return (
    <>
      <PageTitle title={page.title} />
      <SearchForm locale={locale} label={m.label} query={query} action={page.action} />
      {/* Islands have no box of their own to stand in the page's columns. */}
      <div>
        <Island
          of={recentSearches}
          on="kept-searches"
          props={{ query: page.query, action: linkTo('search', {}, locale), texts: m.recent }}
        />
      </div>
      <nav aria-label={m.sections}>
        <ul className={styles.tabs}>
          {page.tabs.map(({ text, url, current, count }) => (
            <li key={text}>
              <a className={styles.tab} href={url ?? undefined} aria-current={current ? 'page' : undefined}>
                {text} {count && <span className={styles.number}>{count}</span>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {page.corrected && (
        <p className={styles.corrected}>
          {page.corrected.text} <Label {...page.corrected.asTyped} />
        </p>
      )}
      <DirectAnswers label={m.direct.label} answers={page.direct} />
      {page.filters === null ? (
        <p className={styles.outcome}>{page.outcome}</p>
      ) : (
        <div className={styles.found}>
          <Found {...page} filters={page.filters} />
        </div>
      )}
    </>
  );
}

function Found(page: Props & { readonly filters: NonNullable<Props['filters']> }) {
  const { locale, filters, paging } = page;
  const m = messagesFor(locale);
  return (
    <FilteredList
      filters={
        filters.fields.length > 0 && (
          <Filters action={page.action} fields={filters.fields} kept={page.kept} locale={locale} />
        )
      }
      count={page.outcome}
      active={filters.active}
      locale={locale}
      follows={page.follows}
      end={page.orders.length > 0 && <ListChoices label={m.insights.sort.label} choices={page.orders} />}
    >
      {page.results.length > 0 && <Results results={page.results} />}
      {page.onward && <OnwardFrom {...page.onward} locale={locale} />}
      {page.elsewhere.length > 0 && (
        <section aria-labelledby="elsewhere">
          <h2 id="elsewhere" className="title-3">
            {m.search.elsewhere}
          </h2>
          <Results results={page.elsewhere} heading="h3" />
        </section>
      )}
      {paging && <Pagination paging={paging} locale={locale} />}
    </FilteredList>
  );
}
