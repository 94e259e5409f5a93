import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import { LeadCards } from '../../../components/listing/CardGrid.tsx';
import { CardList } from '../../../components/listing/CardList.tsx';
import { EmptyState } from '../../../components/listing/EmptyState.tsx';
import { FilteredList } from '../../../components/listing/FilteredList.tsx';
import { Filters, wordsIn } from '../../../components/listing/Filters.tsx';
import { Pagination } from '../../../components/listing/Pagination.tsx';
import { Notices } from '../../../components/notices/Notices.tsx';
import { Label } from '../../../components/sections/Label.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import styles from './BlogListPage.module.css';
import type { BlogListPageProps } from './view.ts';

/** The blog: the newest post large, then the others, to be narrowed by subject, author, month and words. */
export function BlogListPage({ locale, ...page }: BlogListPageProps & { readonly locale: Locale }) {
  const { list, notices, blog, insights } = messagesFor(locale);
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
        end={<Label {...page.categories} />}
        locale={locale}
      >
        {page.paging.total === 0 && (
          <EmptyState text={list.noMatch}>
            <p>{insights.filters.tryAgain}</p>
            <a href={page.action}>{blog.allPosts}</a>
          </EmptyState>
        )}
        <LeadCards cards={page.lead} level={2} />
        {page.cards.length > 0 && (
          <div className={styles.others}>
            <CardList cards={page.cards} level={2} />
          </div>
        )}
        {page.english.length > 0 && (
          <TitledSection heading={notices.inEnglish}>
            <CardList cards={page.english} level={3} />
          </TitledSection>
        )}
        <Pagination paging={page.paging} locale={locale} />
      </FilteredList>
    </>
  );
}
