import { PageActions } from '../../../components/controls/PageActions.tsx';
import { Bylines } from '../../../components/listing/Bylines.tsx';
import { CardGrid } from '../../../components/listing/CardGrid.tsx';
import { Notices } from '../../../components/notices/Notices.tsx';
import { isListed, TableOfContents } from '../../../components/rich-text/TableOfContents.tsx';
import { KeyPoints } from '../../../components/sections/KeyPoints.tsx';
import { MetaList } from '../../../components/sections/MetaList.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { ContentsPlace, GatedText } from '../../shared/gate/GatedText.tsx';
import { PublicationHead } from './PublicationHead.tsx';
import styles from './PublicationPage.module.css';
import type { PublicationPageProps } from './view.ts';

/** An article: key points, contents, the text with its notes, who wrote it, what it is about, what to read next. */
export function PublicationPage({ locale, ...page }: PublicationPageProps & { readonly locale: Locale }) {
  const { notices, publications, record } = messagesFor(locale);
  const { gate, lang } = page;
  // The whole of a text may have what its open part has not.
  const hasNotes = gate !== null || page.body?.some(({ _type }) => _type === 'footnotes');
  const hasContents = gate !== null || isListed(page.contents);
  const actions = <PageActions locale={locale} title={page.title} url={page.url} />;
  return (
    <>
      <PublicationHead {...page} />
      <article className={hasNotes ? styles.article : `${styles.article} ${styles.plain}`}>
        {page.notices.length > 0 && (
          <div className={styles.notices}>
            <Notices label={notices.label} notices={page.notices} />
          </div>
        )}
        {hasContents && (
          <div className={styles.side}>
            <div className={styles.stays}>
              {gate && <ContentsPlace />}
              <TableOfContents label={record.contents} headings={page.contents} lang={lang} />
              <div className={styles.tools}>{actions}</div>
            </div>
          </div>
        )}
        <div className={styles.points}>
          <KeyPoints heading={publications.keyPoints} points={page.keyPoints} lang={lang} />
        </div>
        <div className={styles.body}>
          <GatedText id={page.id} value={page.body} gate={gate} locale={locale} lang={lang} />
        </div>
        <div className={styles.people}>
          {page.authors.length > 0 && (
            <section className={styles.authors}>
              <h2 className="capitals">{record.authors}</h2>
              <Bylines people={page.authors} />
            </section>
          )}
          {!hasContents && actions}
        </div>
        <div className={styles.about}>
          <MetaList rows={page.about} />
          <section className={styles.cite}>
            <h2 className="capitals">{publications.publication.cite}</h2>
            <p lang={lang}>{page.citation.oscola}</p>
            <p lang={lang}>{page.citation.plain}</p>
            <p className="small">{publications.publication.citeHint}</p>
          </section>
        </div>
      </article>
      {page.related.length > 0 && (
        <TitledSection id="related" heading={record.related} more={page.more}>
          <CardGrid cards={page.related} level={3} />
        </TitledSection>
      )}
    </>
  );
}
