import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { CardList } from '../../components/listing/CardList.tsx';
import { FilteredList } from '../../components/listing/FilteredList.tsx';
import { Filters } from '../../components/listing/Filters.tsx';
import { Pagination } from '../../components/listing/Pagination.tsx';
import { Notices } from '../../components/notices/Notices.tsx';
import { messagesFor } from '../../i18n/messages.ts';
import type { Locale } from '../../routing/locales.ts';
import type { PublicationsPageProps } from './view.ts';

/** What the firm has published, by kind, topic and year. */
export function PublicationsPage({ locale, ...page }: PublicationsPageProps & { readonly locale: Locale }) {
  const m = messagesFor(locale);
  return (
    <>
      <PageTitle title={page.title} standfirst={page.standfirst} lang={page.lang} />
      <Notices label={m.notices.label} notices={page.notices} />
      <FilteredList
        filters={<Filters action={page.action} fields={page.fields} locale={locale} />}
        count={page.count}
      >
        {page.cards.length > 0 && <CardList cards={page.cards} level={2} />}
        {page.english.length > 0 && (
          <>
            <h2>{m.notices.inEnglish}</h2>
            <CardList cards={page.english} level={3} />
          </>
        )}
        <Pagination paging={page.paging} locale={locale} />
      </FilteredList>
    </>
  );
}
