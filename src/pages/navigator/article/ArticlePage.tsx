import { Art } from '../../../art/component/Art.tsx';
import { ButtonLink } from '../../../components/controls/Button.tsx';
import { PageActions } from '../../../components/controls/PageActions.tsx';
import { PageColumns } from '../../../components/layout/PageColumns.tsx';
import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import { Bylines } from '../../../components/listing/Bylines.tsx';
import { CardGrid } from '../../../components/listing/CardGrid.tsx';
import { Notices } from '../../../components/notices/Notices.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { TableOfContents } from '../../../components/rich-text/TableOfContents.tsx';
import { Label } from '../../../components/sections/Label.tsx';
import { MetaList } from '../../../components/sections/MetaList.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import { typeLabel } from '../../../content/types/index.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import styles from './ArticlePage.module.css';
import type { ArticleProps, ArticleService } from './view.ts';

/** An article of the navigator: the text, who wrote it, and the answers of the service that it explains. */
export function ArticlePage({ locale, ...page }: ArticleProps & { readonly locale: Locale }) {
  const { notices, record, navigator } = messagesFor(locale);
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
          </article>
          <div className={styles.side}>
            {page.authors.length > 0 && (
              <section>
                <h2 className="capitals">{record.authors}</h2>
                <Bylines people={page.authors} />
              </section>
            )}
            {page.service && <Service {...page.service} locale={locale} />}
          </div>
        </div>
      </PageColumns>
      {page.others.length > 0 && (
        <TitledSection id="articles" heading={navigator.service.articles}>
          <CardGrid cards={page.others} level={3} />
        </TitledSection>
      )}
    </>
  );
}

function Service({ name, summary, facts, report, locale }: ArticleService & { readonly locale: Locale }) {
  return (
    <section>
      <h2 className="capitals">{typeLabel('navigatorService', locale)}</h2>
      <div className={styles.service}>
        <p className="title-3">
          <Label {...name} />
        </p>
        {summary && <p lang={name.lang}>{summary}</p>}
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        <p className="screen-only">
          <ButtonLink size="small" href={report.url ?? ''}>
            {report.text}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
