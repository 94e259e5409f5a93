import { Island } from '../../../browser/islands/kit/Island.tsx';
import { island as liveTable } from '../../../browser/islands/LiveTable.island.tsx';
import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import { ActiveFilters } from '../../../components/listing/ActiveFilters.tsx';
import { EmptyState } from '../../../components/listing/EmptyState.tsx';
import { FileLinks } from '../../../components/listing/FileLinks.tsx';
import { Notices } from '../../../components/notices/Notices.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { BoardSummary } from './BoardSummary.tsx';
import { Legend } from './Legend.tsx';
import { Matrix } from './Matrix.tsx';
import { SelectionForm } from './SelectionForm.tsx';
import styles from './StatusTablePage.module.css';
import type { StatusTableProps } from './view.ts';

/** The law of a service by topic and jurisdiction, at the two times that the address names. */
export function StatusTablePage({ locale, ...page }: StatusTableProps & { readonly locale: Locale }) {
  const { notices, navigatorTable: m } = messagesFor(locale);
  const { columns, groups } = page.matrix;
  const isEmpty = columns.length === 0 || groups.every(({ rows }) => rows.length === 0);
  const isAlike = page.selection.differences && page.active.length === 1;
  return (
    <div className={styles.page}>
      <PageTitle title={page.title} eyebrow={page.service.text} standfirst={page.times} />
      <Notices label={notices.label} notices={page.notices} />
      <SelectionForm page={page} locale={locale} />
      <div className={styles.head}>
        <p className={styles.count}>{page.count}</p>
        <ActiveFilters active={page.active} locale={locale} />
        <p className={`screen-only ${styles.views}`}>
          {page.otherViews.map(({ text, url }) => (
            <a key={url} href={url}>
              {text}
            </a>
          ))}
        </p>
      </div>
      {isEmpty ? (
        <EmptyState text={isAlike ? m.differNone : m.nothing} />
      ) : (
        <>
          <Island of={liveTable} on="signed-in" props={{ justNow: m.justNow }} />
          <Matrix matrix={page.matrix} locale={locale} />
          <Legend locale={locale} />
        </>
      )}
      <FileLinks files={page.files} locale={locale} />
      {page.summary && <BoardSummary summary={page.summary} locale={locale} />}
    </div>
  );
}
