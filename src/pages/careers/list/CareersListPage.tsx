import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import { EmptyState } from '../../../components/listing/EmptyState.tsx';
import { FilteredList } from '../../../components/listing/FilteredList.tsx';
import { Filters } from '../../../components/listing/Filters.tsx';
import { ListChoices } from '../../../components/listing/ListChoices.tsx';
import { Pagination } from '../../../components/listing/Pagination.tsx';
import { Notices } from '../../../components/notices/Notices.tsx';
import { Label } from '../../../components/sections/Label.tsx';
import { Ledger } from '../../../components/sections/Ledger.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { Sections } from '../../shared/sections/Sections.tsx';
import { JobList } from '../JobList.tsx';
import styles from './CareersListPage.module.css';
import type { CareersListProps } from './view.ts';

/** Who somebody is, what is open, and what else there is to know of working here. */
export function CareersListPage({ locale, ...page }: CareersListProps & { readonly locale: Locale }) {
  const { careers: m, list, notices } = messagesFor(locale);
  return (
    <>
      <PageTitle title={page.title} standfirst={page.standfirst} lang={page.lang} />
      <Notices label={notices.label} notices={page.notices} />
      <TitledSection heading={m.who} flush>
        <Ledger columns={page.entryPoints} level={3} />
      </TitledSection>
      <TitledSection id="jobs" heading={m.jobs}>
        <FilteredList
          filters={<Filters action={page.action} fields={page.fields} locale={locale} />}
          count={page.count}
          active={page.active}
          end={<ListChoices label={m.sort.label} choices={page.orders} />}
          files={page.files}
          locale={locale}
        >
          {page.paging.total === 0 && (
            <EmptyState text={list.noMatch}>
              <p>{m.tryAgain}</p>
              <a href={`${page.action}#jobs`}>{m.allJobs}</a>
            </EmptyState>
          )}
          <JobList jobs={page.rows} />
          {page.english.length > 0 && (
            <div className={styles.english}>
              <p className="capitals topic">{notices.inEnglish}</p>
              <JobList jobs={page.english} />
            </div>
          )}
          <Pagination paging={page.paging} locale={locale} />
          {page.recent.length > 0 && (
            <div className={styles.recent}>
              <p className="capitals topic">{m.recent}</p>
              <ul>
                {page.recent.map(({ job, state }) => (
                  <li key={job.text}>
                    <Label {...job} /> <span className="meta">{state}</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </FilteredList>
      </TitledSection>
      {page.pages.length > 0 && (
        <Sections
          sections={[{ kind: 'cards', id: 'area', heading: m.area, cards: page.pages }]}
          locale={locale}
        />
      )}
    </>
  );
}
