import { EmptyState } from '../../../components/listing/EmptyState.tsx';
import { FilteredList } from '../../../components/listing/FilteredList.tsx';
import { Filters } from '../../../components/listing/Filters.tsx';
import { DataTable } from '../../../components/sections/DataTable.tsx';
import { Label } from '../../../components/sections/Label.tsx';
import { Tabs } from '../../../components/sections/Tabs.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { Coming } from '../Coming.tsx';
import styles from './DatesAhead.module.css';
import type { DatesProps } from './dates.ts';

/** Every day ahead on which law begins or is expected, to be narrowed, read by month or as a table, and taken along. */
export function DatesAhead({ dates, locale }: { readonly dates: DatesProps; readonly locale: Locale }) {
  const { navigator, list } = messagesFor(locale);
  const m = navigator.dates;
  const isEmpty = dates.rows ? dates.rows.length === 0 : dates.months.length === 0;
  return (
    <TitledSection id="dates" heading={m.heading}>
      <FilteredList
        filters={<Filters action={dates.action} fields={dates.fields} kept={dates.kept} locale={locale} />}
        count={dates.count}
        active={dates.active}
        files={dates.files}
        locale={locale}
      >
        <Tabs label={m.views} tabs={dates.views} />
        {dates.inEnglish && <p className="capitals topic">{dates.inEnglish}</p>}
        {isEmpty && <EmptyState text={list.empty} />}
        {dates.rows && dates.rows.length > 0 && (
          <DataTable
            caption={m.heading}
            columns={[m.what, m.jurisdiction, m.topic, m.day, m.status]}
            rows={dates.rows}
          />
        )}
        {dates.months.map(({ heading, laws }) => (
          <section key={heading} className={styles.month}>
            <h3 className="title-3">{heading}</h3>
            <Coming laws={laws} level={4} />
          </section>
        ))}
        {dates.all && (
          <p className={styles.all}>
            <Label {...dates.all} />
          </p>
        )}
      </FilteredList>
    </TitledSection>
  );
}
