import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import { CardGrid, LeadCards } from '../../../components/listing/CardGrid.tsx';
import { EmptyState } from '../../../components/listing/EmptyState.tsx';
import { FilteredList } from '../../../components/listing/FilteredList.tsx';
import { Filters, wordsIn } from '../../../components/listing/Filters.tsx';
import { ListChoices } from '../../../components/listing/ListChoices.tsx';
import { Pagination } from '../../../components/listing/Pagination.tsx';
import { Notices } from '../../../components/notices/Notices.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import styles from './PublicationsPage.module.css';
import type { PublicationsPageProps } from './view.ts';

/** What the firm has published, to be narrowed by what it is about, who wrote it and when. */
export function PublicationsPage({ locale, ...page }: PublicationsPageProps & { readonly locale: Locale }) {
  const { list, notices, insights } = messagesFor(locale);
  return (
    <>
      <PageTitle title={page.title} standfirst={page.standfirst} lang={page.lang} />
      <Notices label={notices.label} notices={page.notices} />
      <FilteredList
        filters={<Filters action={page.action} fields={page.fields} locale={locale} />}
        count={page.count}
        active={page.active}
        follows={wordsIn(page.fields)}
        files={page.files}
        end={<ListChoices label={insights.sort.label} choices={page.orders} />}
        locale={locale}
      >
        {page.paging.total === 0 && (
          <EmptyState text={list.noMatch}>
            <p>{insights.filters.tryAgain}</p>
            <a href={page.action}>{insights.filters.allPublications}</a>
          </EmptyState>
        )}
        <LeadCards cards={page.lead} level={2} />
        {page.cards.length > 0 && (
          <div className={styles.grid}>
            <CardGrid cards={page.cards} level={2} above={page.lead.slice(0, 1)} />
          </div>
        )}
        {page.english.length > 0 && (
          <section className={styles.english}>
            <h2 className={styles.heading}>{notices.inEnglish}</h2>
            <CardGrid cards={page.english} level={3} above={[...page.lead.slice(0, 1), ...page.cards]} />
          </section>
        )}
        <Pagination paging={page.paging} locale={locale} />
      </FilteredList>
    </>
  );
}
