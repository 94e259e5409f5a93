import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import { CardGrid, LeadCards } from '../../../components/listing/CardGrid.tsx';
import { CardList } from '../../../components/listing/CardList.tsx';
import { EmptyState } from '../../../components/listing/EmptyState.tsx';
import { FilteredList } from '../../../components/listing/FilteredList.tsx';
import { Filters } from '../../../components/listing/Filters.tsx';
import { Notices } from '../../../components/notices/Notices.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { WorksListPageProps } from './view.ts';
import styles from './WorksListPage.module.css';

/** Features, or products, to be narrowed by what they are about. */
export function WorksListPage({ locale, ...page }: WorksListPageProps & { readonly locale: Locale }) {
  const { list, notices, products, insights } = messagesFor(locale);
  const isEmpty = page.lead.length + page.cards.length + page.english.length === 0;
  return (
    <>
      <PageTitle title={page.title} standfirst={page.standfirst} lang={page.lang} />
      <Notices label={notices.label} notices={page.notices} />
      <FilteredList
        filters={<Filters action={page.action} fields={page.fields} locale={locale} />}
        count={page.count}
        active={page.active}
        files={page.files}
        locale={locale}
      >
        {isEmpty && (
          <EmptyState text={list.noMatch}>
            <p>{insights.filters.tryAgain}</p>
            <a href={page.action}>{page.kind === 'feature' ? products.allFeatures : products.allProducts}</a>
          </EmptyState>
        )}
        <div className={styles.groups}>
          {page.lead.length > 0 && <LeadCards cards={page.lead} level={2} />}
          {page.cards.length > 0 && (
            <CardGrid
              cards={page.cards}
              level={2}
              above={page.lead.slice(0, 1)}
              isFirst={page.lead.length === 0}
            />
          )}
          {page.english.length > 0 && (
            <section className={styles.groups}>
              <h2>{notices.inEnglish}</h2>
              <CardGrid cards={page.english} level={3} above={[...page.lead.slice(0, 1), ...page.cards]} />
            </section>
          )}
        </div>
      </FilteredList>
      {page.tools.length > 0 && (
        <TitledSection heading={products.tools}>
          <CardList cards={page.tools} level={3} />
        </TitledSection>
      )}
    </>
  );
}
