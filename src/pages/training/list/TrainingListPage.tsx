import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import { CardGrid } from '../../../components/listing/CardGrid.tsx';
import { EmptyState } from '../../../components/listing/EmptyState.tsx';
import { FilteredList } from '../../../components/listing/FilteredList.tsx';
import { Filters } from '../../../components/listing/Filters.tsx';
import { Notices } from '../../../components/notices/Notices.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { TrainingListPageProps } from './view.ts';

/** The firm's courses. */
export function TrainingListPage({ locale, ...page }: TrainingListPageProps & { readonly locale: Locale }) {
  const { training, list, notices, insights } = messagesFor(locale);
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
        {page.cards.length + page.english.length === 0 && (
          <EmptyState text={list.noMatch}>
            <p>{insights.filters.tryAgain}</p>
            <a href={page.action}>{training.seriesList}</a>
          </EmptyState>
        )}
        <CardGrid cards={page.cards} level={2} isFirst />
        {page.english.length > 0 && (
          <TitledSection heading={notices.inEnglish}>
            <CardGrid cards={page.english} level={3} />
          </TitledSection>
        )}
      </FilteredList>
    </>
  );
}
