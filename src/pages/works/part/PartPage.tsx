import { PageActions } from '../../../components/controls/PageActions.tsx';
import { SideNavigation } from '../../../components/layout/SideNavigation.tsx';
import { Bylines } from '../../../components/listing/Bylines.tsx';
import { Notices } from '../../../components/notices/Notices.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { Broken } from '../../../components/sections/Broken.tsx';
import { DatedText } from '../../../components/sections/DatedText.tsx';
import { Label } from '../../../components/sections/Label.tsx';
import { MetaList } from '../../../components/sections/MetaList.tsx';
import type { Labelled } from '../../../components/sections/section.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import styles from './PartPage.module.css';
import type { PartPageProps } from './view.ts';

/** A part of a work: how far it is into it, the text with its notes, the way on, and the whole contents beside. */
export function PartPage({ locale, ...page }: PartPageProps & { readonly locale: Locale }) {
  const { notices, record, products } = messagesFor(locale);
  const { place, lang } = page;
  return (
    <>
      <Notices label={notices.label} notices={page.notices} />
      <div className="columns">
        <article className={styles.text}>
          <header className={styles.head}>
            <div className={styles.wayIn}>
              <p className={`capitals ${styles.where}`}>
                <span lang={page.work.lang}>{page.work.text}</span>{' '}
                <span className={styles.place}>{place.text}</span>
              </p>
              <progress
                className={styles.progress}
                value={place.number}
                max={place.total}
                aria-hidden="true"
              />
            </div>
            <h1 lang={lang}>
              <Broken text={page.title} />
            </h1>
            {page.standfirst && (
              <p className="lede" lang={lang}>
                <DatedText text={page.standfirst} />
              </p>
            )}
          </header>
          {page.body && <RichTextBody value={page.body} locale={locale} lang={lang} />}
          <nav className={styles.ways} aria-label={place.text}>
            {place.previous && <Way label={products.previous} to={place.previous} />}
            {place.next && <Way label={products.next} to={place.next} />}
          </nav>
          {page.authors.length > 0 && (
            <section className={styles.authors}>
              <h2 className="capitals">{record.authors}</h2>
              <Bylines people={page.authors} />
            </section>
          )}
        </article>
        <div className={styles.side}>
          <div className={styles.stays}>
            <SideNavigation heading={products.contents} label={page.contentsLabel} links={page.contents} />
            <MetaList rows={page.facts} />
            <p className="screen-only small">
              <a href={page.wholeUrl}>{products.whole}</a>
            </p>
            <PageActions locale={locale} title={page.title} url={page.url} />
          </div>
        </div>
      </div>
    </>
  );
}

function Way({ label, to }: { readonly label: string; readonly to: Labelled }) {
  return (
    <p className={styles.way}>
      <span className="meta">{label}</span>
      <Label {...to} />
    </p>
  );
}
