import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { EmptyState } from '../../components/listing/EmptyState.tsx';
import { FilteredList } from '../../components/listing/FilteredList.tsx';
import { Filters } from '../../components/listing/Filters.tsx';
import { ListChoices } from '../../components/listing/ListChoices.tsx';
import { Pagination } from '../../components/listing/Pagination.tsx';
import { Notices } from '../../components/notices/Notices.tsx';
import { RichTextBody } from '../../components/rich-text/RichTextBody.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { linkTo } from '../../routing/links.ts';
import styles from './DealsPage.module.css';
import { DealTable } from './DealTable.tsx';
import { Tombstones } from './Tombstones.tsx';
import type { DealsPageProps } from './view.ts';

/** What the firm has done, to be narrowed by where, for whom and how much. */
export function DealsPage({ locale, ...page }: DealsPageProps & { readonly locale: Locale }) {
  const { list, notices, deals, people } = messagesFor(locale);
  const m = deals;
  const isEmpty = page.deals.length === 0;
  return (
    <>
      <PageTitle title={page.title} standfirst={page.standfirst} lang={page.lang} />
      <Notices label={notices.label} notices={page.notices} />
      {page.body && <RichTextBody value={page.body} locale={locale} lang={page.lang} />}
      <FilteredList
        filters={<Filters action={page.action} fields={page.fields} locale={locale} />}
        count={page.count}
        active={page.active}
        files={page.files}
        end={
          <div className={styles.choices}>
            <ListChoices label={m.views.label} choices={page.looks} />
            <ListChoices label={m.sort.label} choices={page.orders} />
          </div>
        }
        locale={locale}
      >
        {isEmpty && (
          <EmptyState text={list.noMatch}>
            <p>{m.tryAgain}</p>
            <a href={page.action}>{m.all}</a>
          </EmptyState>
        )}
        {!isEmpty && page.look === 'tombstones' && <Tombstones deals={page.deals} locale={locale} />}
        {!isEmpty && page.look === 'table' && (
          <DealTable caption={page.title} deals={page.deals} locale={locale} />
        )}
        <Pagination paging={page.paging} locale={locale} />
        <div className={`small ${styles.notes}`}>
          <p>
            <strong>{people.person.priorResults}</strong>
          </p>
          <p>{page.rates}</p>
          <p>
            <a href={linkTo('contact', {}, locale)}>{m.ask}</a>
          </p>
        </div>
      </FilteredList>
    </>
  );
}
