import { PageColumns } from '../../../components/layout/PageColumns.tsx';
import { SideNavigation } from '../../../components/layout/SideNavigation.tsx';
import { EmptyState } from '../../../components/listing/EmptyState.tsx';
import { FilteredList } from '../../../components/listing/FilteredList.tsx';
import { Filters } from '../../../components/listing/Filters.tsx';
import { Opening } from '../../../components/opening/Opening.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { DataTable } from '../../../components/sections/DataTable.tsx';
import { Label } from '../../../components/sections/Label.tsx';
import { Questions } from '../../../components/sections/Questions.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { Sections } from '../../shared/sections/Sections.tsx';
import styles from './BenefitsPage.module.css';
import type { BenefitsPageProps, CountryTable } from './view.ts';

/** What the firm gives beside pay, a table for each country. */
export function BenefitsPage({ locale, ...page }: BenefitsPageProps & { readonly locale: Locale }) {
  const { careers: m, list } = messagesFor(locale);
  return (
    <>
      <Opening {...page.opening} locale={locale} />
      <PageColumns aside={page.side && <SideNavigation {...page.side} />}>
        {page.body && <RichTextBody value={page.body} locale={locale} lang={page.opening.lang} />}
      </PageColumns>
      <TitledSection heading={m.benefitsByCountry} id="benefits">
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
            page.countries.map((country) => (
              <section key={country.id} className={styles.country}>
                <h3 lang={country.lang}>{country.heading}</h3>
                <CountryBenefits {...country} />
              </section>
            ))
          ) : (
            <Questions
              questions={page.countries.map((country) => ({
                id: country.id,
                lang: country.lang,
                title: country.heading,
                answer: <CountryBenefits {...country} />,
              }))}
            />
          )}
          <p className={styles.others}>{m.askRecruiter}</p>
        </FilteredList>
      </TitledSection>
      <Sections sections={page.related} locale={locale} />
    </>
  );
}

function CountryBenefits({ heading, columns, rows, page }: CountryTable) {
  return (
    <>
      <DataTable caption={heading} columns={columns} rows={rows} />
      <p className={styles.others}>
        <Label {...page} />
      </p>
    </>
  );
}
