import type { ReactNode } from 'react';
import { Art } from '../../../../art/component/Art.tsx';
import { PageActions } from '../../../../components/controls/PageActions.tsx';
import { PageColumns } from '../../../../components/layout/PageColumns.tsx';
import { PageTitle } from '../../../../components/layout/PageTitle.tsx';
import { Bylines } from '../../../../components/listing/Bylines.tsx';
import { Notices } from '../../../../components/notices/Notices.tsx';
import { RichTextBody } from '../../../../components/rich-text/RichTextBody.tsx';
import { TableOfContents } from '../../../../components/rich-text/TableOfContents.tsx';
import { MetaList } from '../../../../components/sections/MetaList.tsx';
import type { Locale } from '../../../../i18n/locales.ts';
import { messagesFor } from '../../../../i18n/messages.ts';
import styles from './ArticleLayout.module.css';
import type { ArticleParts } from './article-parts.ts';

interface Props {
  readonly article: ArticleParts;
  readonly locale: Locale;
  /** Below the text. */
  readonly after?: ReactNode;
  /** Beside the text, below who wrote it. */
  readonly side?: ReactNode;
}

/** What somebody wrote under their name: when, its contents, the text, and who it is by. */
export function ArticleLayout({ article, locale, after, side }: Props) {
  const { notices, record } = messagesFor(locale);
  const { title, lang, body, authors } = article;
  return (
    <>
      <PageTitle title={title} eyebrow={article.eyebrow} standfirst={article.standfirst} lang={lang} />
      <Art kind="band" seed={article.id} className={styles.band} eager />
      <Notices label={notices.label} notices={article.notices} />
      <PageColumns
        aside={
          <>
            <MetaList rows={article.dates} />
            <TableOfContents label={record.contents} headings={article.contents} lang={lang} />
            <PageActions locale={locale} title={title} url={article.url} />
          </>
        }
      >
        <div className={styles.columns}>
          <article className={styles.text}>
            {body && <RichTextBody value={body} locale={locale} lang={lang} />}
            {after}
          </article>
          <div className={styles.side}>
            {authors.length > 0 && (
              <section>
                <h2 className="capitals">{record.authors}</h2>
                <Bylines people={authors} />
              </section>
            )}
            {side}
          </div>
        </div>
      </PageColumns>
    </>
  );
}
