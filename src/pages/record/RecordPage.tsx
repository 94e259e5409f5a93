import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { Notices } from '../../components/notices/Notices.tsx';
import { RichTextBody } from '../../components/rich-text/RichTextBody.tsx';
import { TableOfContents } from '../../components/rich-text/TableOfContents.tsx';
import { Label } from '../../components/sections/Label.tsx';
import { MetaList } from '../../components/sections/MetaList.tsx';
import { Sections } from '../../components/sections/Sections.tsx';
import { messagesFor } from '../../i18n/messages.ts';
import type { Locale } from '../../routing/locales.ts';
import styles from './RecordPage.module.css';
import { Siblings } from './Siblings.tsx';
import type { RecordPageProps } from './view.ts';

/** The page of any record that has no template of its own. */
export function RecordPage({ locale, ...page }: RecordPageProps & { readonly locale: Locale }) {
  const m = messagesFor(locale);
  return (
    <>
      <PageTitle title={page.title} eyebrow={page.eyebrow} standfirst={page.standfirst} lang={page.lang} />
      <Notices label={m.notices.label} notices={page.notices} />
      <div className={styles.columns}>
        <div>
          {page.siblings && <Siblings label={m.navigation.inThisSection} {...page.siblings} />}
          <MetaList rows={page.meta} />
        </div>
        <div className={styles.text}>
          <TableOfContents label={m.record.contents} headings={page.contents} lang={page.lang} />
          {page.body && <RichTextBody value={page.body} locale={locale} lang={page.lang} />}
          {page.action && (
            <p className={styles.action}>
              <Label {...page.action} />
            </p>
          )}
        </div>
      </div>
      <Sections sections={page.sections} locale={locale} />
    </>
  );
}
