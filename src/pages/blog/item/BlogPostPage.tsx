import { CardGrid } from '../../../components/listing/CardGrid.tsx';
import { MetaList } from '../../../components/sections/MetaList.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { ArticleLayout } from '../../shared/records/long-read/ArticleLayout.tsx';
import styles from './BlogPostPage.module.css';
import { SeriesParts } from './SeriesParts.tsx';
import type { BlogPostPageProps } from './view.ts';

/** A post: who wrote it and when, the text, its place in a series, how to cite it and what to read next. */
export function BlogPostPage({ post, locale, ...page }: BlogPostPageProps & { readonly locale: Locale }) {
  const { record, publications } = messagesFor(locale);
  const { lang } = post;
  return (
    <>
      <ArticleLayout
        article={post}
        locale={locale}
        after={page.series && <SeriesParts {...page.series} locale={locale} />}
        side={
          <>
            <MetaList rows={page.about} />
            <section className={styles.cite}>
              <h2 className="capitals">{publications.publication.cite}</h2>
              <p lang={lang}>{page.citation.oscola}</p>
              <p lang={lang}>{page.citation.plain}</p>
              <p className="small">{publications.publication.citeHint}</p>
            </section>
          </>
        }
      />
      {page.related.length > 0 && (
        <TitledSection id="related" heading={record.related} more={page.more}>
          <CardGrid cards={page.related} level={3} />
        </TitledSection>
      )}
    </>
  );
}
