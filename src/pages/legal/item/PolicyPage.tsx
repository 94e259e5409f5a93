import { PageColumns } from '../../../components/layout/PageColumns.tsx';
import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import { SideNavigation } from '../../../components/layout/SideNavigation.tsx';
import { Notices } from '../../../components/notices/Notices.tsx';
import styles from '../../../components/opening/Opening.module.css';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { TableOfContents } from '../../../components/rich-text/TableOfContents.tsx';
import { MetaList } from '../../../components/sections/MetaList.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { Sections } from '../../shared/sections/Sections.tsx';
import { Comparison } from './Comparison.tsx';
import { Versions } from './Versions.tsx';
import type { PolicyPageProps } from './view.ts';

export function PolicyPage({ locale, ...page }: PolicyPageProps & { readonly locale: Locale }) {
  const m = messagesFor(locale);
  return (
    <>
      <PageTitle title={page.title} standfirst={page.standfirst} lang={page.lang} />
      <Notices label={m.notices.label} notices={page.notices} />
      <PageColumns
        aside={
          <>
            {page.side && <SideNavigation {...page.side} />}
            <TableOfContents label={m.record.contents} headings={page.contents} lang={page.lang} />
          </>
        }
      >
        <div className={styles.block}>
          <MetaList rows={page.meta} />
        </div>
        {page.comparison ? (
          <Comparison {...page.comparison} locale={locale} lang={page.lang} />
        ) : (
          page.body && <RichTextBody value={page.body} locale={locale} lang={page.lang} />
        )}
      </PageColumns>
      <Sections sections={page.sections} locale={locale} />
      <Versions heading={m.policies.versions} versions={page.versions} />
    </>
  );
}
