import { PageActions } from '../../../components/controls/PageActions.tsx';
import { PageColumns } from '../../../components/layout/PageColumns.tsx';
import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import { Bylines } from '../../../components/listing/Bylines.tsx';
import { CardGrid } from '../../../components/listing/CardGrid.tsx';
import { Notices } from '../../../components/notices/Notices.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { MetaList } from '../../../components/sections/MetaList.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { firm, firmWords } from '../../../platform/settings/firm.ts';
import styles from './NewsItemPage.module.css';
import type { NewsItemPageProps } from './view.ts';

/** An announcement: its text, what the firm is, the people in it and whom journalists may call. */
export function NewsItemPage({ locale, ...page }: NewsItemPageProps & { readonly locale: Locale }) {
  const { notices, news } = messagesFor(locale);
  const own = firmWords(locale);
  const m = news.item;
  const { lang } = page;
  return (
    <>
      <PageTitle title={page.title} eyebrow={page.eyebrow} standfirst={page.standfirst} lang={lang} />
      <div className={styles.rule}>
        <Notices label={notices.label} notices={page.notices} />
        <PageColumns
          aside={
            <>
              <MetaList rows={page.facts} />
              <PageActions locale={locale} title={page.title} url={page.url} />
            </>
          }
        >
          <div className={styles.columns}>
            <article className={styles.text}>
              {page.correction && (
                <section className={styles.correction} lang={lang}>
                  <h2 className="capitals topic">{m.correction}</h2>
                  <p>{page.correction}</p>
                </section>
              )}
              {page.dateline && (
                <p className={styles.dateline} lang={lang}>
                  {page.dateline}
                </p>
              )}
              {page.body && <RichTextBody value={page.body} locale={locale} lang={lang} />}
              <section className={styles.about}>
                <h2 className="capitals">
                  {m.about({ firm: locale === 'zh-cn' ? firm.chineseShortName : firm.shortName })}
                </h2>
                <p lang={own.lang}>{own.about}</p>
              </section>
              <details className={`screen-only ${styles.plain}`}>
                <summary>{m.copy}</summary>
                <p className="small">{m.copyHint}</p>
                <pre lang={lang}>{page.plain}</pre>
              </details>
            </article>
            <div className={styles.people}>
              <section>
                <h2 className="capitals">{m.journalists}</h2>
                <Bylines people={page.press} />
              </section>
              {page.people.length > 0 && (
                <section>
                  <h2 className="capitals">{m.peopleNamed}</h2>
                  <Bylines people={page.people} />
                </section>
              )}
            </div>
          </div>
        </PageColumns>
      </div>
      {page.more.length > 0 && (
        <TitledSection id="more" heading={m.moreNews} more={page.all}>
          <CardGrid cards={page.more} level={3} />
        </TitledSection>
      )}
    </>
  );
}
