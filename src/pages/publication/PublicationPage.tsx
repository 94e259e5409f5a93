import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { Notices } from '../../components/notices/Notices.tsx';
import { RichTextBody } from '../../components/rich-text/RichTextBody.tsx';
import { TableOfContents } from '../../components/rich-text/TableOfContents.tsx';
import { MetaList } from '../../components/sections/MetaList.tsx';
import { Sections } from '../../components/sections/Sections.tsx';
import { messagesFor } from '../../i18n/messages.ts';
import type { Locale } from '../../routing/locales.ts';
import styles from './PublicationPage.module.css';
import type { PublicationPageProps } from './view.ts';

export function PublicationPage({ locale, ...page }: PublicationPageProps & { readonly locale: Locale }) {
  const m = messagesFor(locale);
  return (
    <>
      <PageTitle title={page.title} eyebrow={page.eyebrow} standfirst={page.standfirst} lang={page.lang} />
      <Notices label={m.notices.label} notices={page.notices} />
      <div className={styles.columns}>
        <div>
          <TableOfContents label={m.record.contents} headings={page.contents} lang={page.lang} />
          <MetaList rows={page.meta} />
        </div>
        <div className={styles.text}>
          {page.keyPoints.length > 0 && (
            <section className={styles.points}>
              <h2 className={styles.heading}>{m.publications.keyPoints}</h2>
              <ol className={styles.list} lang={page.lang}>
                {page.keyPoints.map((point) => (
                  <li key={point} className={styles.point}>
                    {point}
                  </li>
                ))}
              </ol>
            </section>
          )}
          {page.body && <RichTextBody value={page.body} locale={locale} lang={page.lang} />}
        </div>
      </div>
      <Sections sections={page.sections} locale={locale} />
    </>
  );
}
