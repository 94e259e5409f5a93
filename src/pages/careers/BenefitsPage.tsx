import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { SideNavigation } from '../../components/layout/SideNavigation.tsx';
import { EmptyState } from '../../components/listing/EmptyState.tsx';
import { FilteredList } from '../../components/listing/FilteredList.tsx';
import { Filters } from '../../components/listing/Filters.tsx';
import { RichTextBody } from '../../components/rich-text/RichTextBody.tsx';
import { DataTable } from '../../components/sections/DataTable.tsx';
import { Frame } from '../../components/sections/Frame.tsx';
import { Questions } from '../../components/sections/Questions.tsx';
import { Sections } from '../../components/sections/Sections.tsx';
import { messagesFor } from '../../i18n/messages.ts';
import type { Locale } from '../../routing/locales.ts';
import { Opening } from '../record/Opening.tsx';
import styles from './BenefitsPage.module.css';
import type { BenefitsPageProps } from './benefits-view.ts';

/** What the firm gives beside pay, a table for each country. */
export function BenefitsPage({ locale, ...page }: BenefitsPageProps & { readonly locale: Locale }) {
  const { careers: m, list } = messagesFor(locale);
  return (
    <>
      <Opening {...page.opening} locale={locale} />
      <PageColumns aside={page.side && <SideNavigation {...page.side} />}>
        {page.body && <RichTextBody value={page.body} locale={locale} lang={page.opening.lang} />}
      </PageColumns>
      <Frame heading={m.benefits} id="benefits">
        <FilteredList
          filters={<Filters action={page.action} fields={page.fields} locale={locale} />}
          count={page.count}
          active={page.active}
          locale={locale}
        >
          {page.countries.length === 0 && (
            <EmptyState text={list.noMatch}>
              <a href={page.action}>{m.allBenefits}</a>
            </EmptyState>
          )}
          {page.isOpen ? (
            page.countries.map(({ id, heading, lang, columns, rows }) => (
              <section key={id} className={styles.country}>
                <h3 lang={lang}>{heading}</h3>
                <DataTable caption={heading} columns={columns} rows={rows} />
              </section>
            ))
          ) : (
            <Questions
              questions={page.countries.map(({ id, heading, lang, columns, rows }) => ({
                id,
                lang,
                title: heading,
                answer: <DataTable caption={heading} columns={columns} rows={rows} />,
              }))}
            />
          )}
          <p className={styles.others}>{m.askRecruiter}</p>
        </FilteredList>
      </Frame>
      <Sections sections={page.related} locale={locale} />
    </>
  );
}
