import { ButtonLink, ButtonRow } from '../../../components/controls/Button.tsx';
import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import { EmptyState } from '../../../components/listing/EmptyState.tsx';
import { FilteredList } from '../../../components/listing/FilteredList.tsx';
import { Filters } from '../../../components/listing/Filters.tsx';
import { Letters } from '../../../components/listing/Letters.tsx';
import { Pagination } from '../../../components/listing/Pagination.tsx';
import { PersonList } from '../../../components/listing/PersonList.tsx';
import { Notices } from '../../../components/notices/Notices.tsx';
import { Label } from '../../../components/sections/Label.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { PackChooser } from '../pitch/PackChooser.tsx';
import styles from './PeoplePage.module.css';
import type { PeoplePageProps } from './view.ts';

/** Everybody in the firm who can be written to. */
export function PeoplePage({ locale, ...page }: PeoplePageProps & { readonly locale: Locale }) {
  const m = messagesFor(locale);
  return (
    <>
      <PageTitle title={page.title} standfirst={page.standfirst} lang={page.lang} />
      <Notices label={m.notices.label} notices={page.notices} />
      <FilteredList
        filters={
          <Filters
            action={page.action}
            fields={page.fields}
            locale={locale}
            apply={m.people.directory.show}
          />
        }
        count={page.count}
        active={page.active}
        locale={locale}
        end={page.active.length > 0 && <a href={page.action}>{m.list.clear}</a>}
      >
        <div className={styles.letters}>
          <Letters {...page.letters} locale={locale} />
        </div>
        {page.nobody && (
          <EmptyState text={m.people.directory.nobody}>
            <ButtonRow>
              <ButtonLink href={page.nobody.everybody}>{m.people.directory.everybody}</ButtonLink>
              <Label {...page.nobody.search} />
            </ButtonRow>
          </EmptyState>
        )}
        {page.people.length > 0 && <PersonList people={page.people} level={2} />}
        {page.english.length > 0 && (
          <>
            <h2 className={`capitals topic ${styles.english}`}>{m.notices.inEnglish}</h2>
            <PersonList people={page.english} level={3} />
          </>
        )}
        <Pagination paging={page.paging} locale={locale} />
        {page.chooser.people.length > 0 && <PackChooser {...page.chooser} locale={locale} />}
      </FilteredList>
    </>
  );
}
