import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import { EmptyState } from '../../../components/listing/EmptyState.tsx';
import { FilteredList } from '../../../components/listing/FilteredList.tsx';
import { Filters, wordsIn } from '../../../components/listing/Filters.tsx';
import { Pagination } from '../../../components/listing/Pagination.tsx';
import { Notices } from '../../../components/notices/Notices.tsx';
import { Tabs } from '../../../components/sections/Tabs.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { EventRows } from '../EventRows.tsx';
import styles from './EventsPage.module.css';
import { MonthTable } from './MonthTable.tsx';
import type { EventsPageProps } from './view.ts';

/** The firm's events as a list or a month, to be narrowed and taken into a calendar. */
export function EventsPage({ locale, ...page }: EventsPageProps & { readonly locale: Locale }) {
  const { events, notices, insights } = messagesFor(locale);
  const m = events.list;
  const isEmpty = page.groups.length === 0 && !page.month?.rows.length;
  return (
    <>
      <PageTitle title={page.title} standfirst={page.standfirst} lang={page.lang} />
      <Notices label={notices.label} notices={page.notices} />
      <div className={styles.tabs}>
        <Tabs label={m.views} tabs={page.tabs} />
      </div>
      <FilteredList
        filters={<Filters action={page.action} fields={page.fields} locale={locale} />}
        count={page.count}
        active={page.active}
        follows={wordsIn(page.fields)}
        files={page.files}
        locale={locale}
      >
        {page.month && <MonthTable {...page.month} />}
        {isEmpty && (
          <EmptyState text={page.empty.text}>
            <p>{insights.filters.tryAgain}</p>
            <a href={page.empty.link.url}>{page.empty.link.text}</a>
          </EmptyState>
        )}
        {page.groups.map(({ heading, rows }) => (
          <section key={heading} className={styles.group}>
            <h2 className={styles.heading}>{heading}</h2>
            <EventRows rows={rows} level={3} />
          </section>
        ))}
        {page.paging && <Pagination paging={page.paging} locale={locale} />}
        <p className={`small screen-only ${styles.hint}`}>{m.calendarHint}</p>
      </FilteredList>
    </>
  );
}
