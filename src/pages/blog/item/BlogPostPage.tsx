import { Art } from '../../../art/component/Art.tsx';
import { PageActions } from '../../../components/controls/PageActions.tsx';
import { PageColumns } from '../../../components/layout/PageColumns.tsx';
import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import { Bylines } from '../../../components/listing/Bylines.tsx';
import { CardGrid } from '../../../components/listing/CardGrid.tsx';
import { Notices } from '../../../components/notices/Notices.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { TableOfContents } from '../../../components/rich-text/TableOfContents.tsx';
import { MetaList } from '../../../components/sections/MetaList.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import styles from './BlogPostPage.module.css';
import { SeriesParts } from './SeriesParts.tsx';
import type { BlogPostPageProps } from './view.ts';

/** A post: who wrote it and when, the text, its place in a series, how to cite it and what to read next. */
export function BlogPostPage({ locale, ...page }: BlogPostPageProps & { readonly locale: Locale }) {
  const { notices, record, publications } = messagesFor(locale);
  const { lang } = page;
  return (
    <>
      <PageTitle title={page.title} eyebrow={page.eyebrow} standfirst={page.standfirst} lang={lang} />
      <Art kind="band" seed={page.id} className={styles.band} eager />
      <Notices label={notices.label} notices={page.notices} />
      <PageColumns
        aside={
          <>
            <MetaList rows={page.dates} />
            <TableOfContents label={record.contents} headings={page.contents} lang={lang} />
            <PageActions locale={locale} title={page.title} url={page.url} />
          </>
        }
      >
        <div className={styles.columns}>
          <article className={styles.text}>
            {page.body && <RichTextBody value={page.body} locale={locale} lang={lang} />}
            {page.series && <SeriesParts {...page.series} locale={locale} />}
          </article>
          <div className={styles.side}>
            {page.authors.length > 0 && (
              <section>
                <h2 className="capitals">{record.authors}</h2>
                <Bylines people={page.authors} />
              </section>
            )}
            <MetaList rows={page.about} />
            <section className={styles.cite}>
              <h2 className="capitals">{publications.publication.cite}</h2>
              <p lang={lang}>{page.citation.oscola}</p>
              <p lang={lang}>{page.citation.plain}</p>
              <p className="small">{publications.publication.citeHint}</p>
            </section>
          </div>
        </div>
      </PageColumns>
      {page.related.length > 0 && (
        <TitledSection id="related" heading={record.related} more={page.more}>
          <CardGrid cards={page.related} level={3} />
        </TitledSection>
      )}
    </>
  );
}
