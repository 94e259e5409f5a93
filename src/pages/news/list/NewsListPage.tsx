import { Art } from '../../../art/component/Art.tsx';
import { lookOfCard } from '../../../art/family.ts';
import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import { CardList } from '../../../components/listing/CardList.tsx';
import { CardText } from '../../../components/listing/CardText.tsx';
import { EmptyState } from '../../../components/listing/EmptyState.tsx';
import { FilteredList } from '../../../components/listing/FilteredList.tsx';
import { Filters, wordsIn } from '../../../components/listing/Filters.tsx';
import { Pagination } from '../../../components/listing/Pagination.tsx';
import { Notices } from '../../../components/notices/Notices.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import styles from './NewsListPage.module.css';
import { NewsroomCard } from './NewsroomCard.tsx';
import type { NewsListPageProps } from './view.ts';

/** Announcements, and beside them what journalists need. */
export function NewsListPage({ locale, ...page }: NewsListPageProps & { readonly locale: Locale }) {
  const { list, notices, news, insights } = messagesFor(locale);
  const { lead } = page;
  return (
    <>
      <PageTitle title={page.title} standfirst={page.standfirst} lang={page.lang} />
      <p className={styles.go}>
        <a href="#newsroom">{news.newsroom.go}</a>
      </p>
      <Notices label={notices.label} notices={page.notices} />
      <FilteredList
        filters={<Filters action={page.action} fields={page.fields} locale={locale} />}
        count={page.count}
        active={page.active}
        follows={wordsIn(page.fields)}
        files={page.files}
        locale={locale}
      >
        <div className={styles.columns}>
          <div>
            {page.paging.total === 0 && (
              <EmptyState text={list.noMatch}>
                <p>{insights.filters.tryAgain}</p>
                <a href={page.action}>{insights.filters.allNews}</a>
              </EmptyState>
            )}
            {lead && (
              <article className={styles.lead}>
                <Art kind="lead" seed={lead.id} look={lookOfCard(lead.id, lead.subject)} />
                <div>
                  <CardText card={lead} level={2} lead />
                </div>
              </article>
            )}
            <CardList cards={page.cards} level={2} />
            {page.english.length > 0 && (
              <section className={styles.english}>
                <h2>{notices.inEnglish}</h2>
                <CardList cards={page.english} level={3} />
              </section>
            )}
            <Pagination paging={page.paging} locale={locale} />
          </div>
          <NewsroomCard newsroom={page.newsroom} locale={locale} />
        </div>
      </FilteredList>
    </>
  );
}
