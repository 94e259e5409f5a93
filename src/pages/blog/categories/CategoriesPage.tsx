import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import { Notices } from '../../../components/notices/Notices.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { Label } from '../../../components/sections/Label.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import styles from './CategoriesPage.module.css';
import type { CategoriesPageProps, CategoryEntry } from './view.ts';

/** The blog's categories, then its series. */
export function CategoriesPage({ locale, ...page }: CategoriesPageProps & { readonly locale: Locale }) {
  const { blog: m, notices } = messagesFor(locale);
  return (
    <>
      <PageTitle title={page.title} standfirst={page.standfirst} lang={page.lang} />
      <Notices label={notices.label} notices={page.notices} />
      {page.body && <RichTextBody value={page.body} locale={locale} lang={page.lang} />}
      <TitledSection id="categories" heading={m.subjects}>
        <Entries entries={page.subjects} posts={m.latest} locale={locale} />
      </TitledSection>
      {page.series.length > 0 && (
        <TitledSection id="series" heading={m.allSeries}>
          <Entries entries={page.series} posts={m.from} locale={locale} />
        </TitledSection>
      )}
    </>
  );
}

interface EntriesProps {
  readonly entries: readonly CategoryEntry[];
  /** What stands above the posts. */
  readonly posts: string;
  readonly locale: Locale;
}

function Entries({ entries, posts, locale }: EntriesProps) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ id, title, url, lang, summary, body, count, ...entry }) => (
        <li key={id} id={id}>
          <h3 className="title-3 quiet" lang={lang}>
            <a href={url}>{title}</a>
          </h3>
          <p className="meta">
            <Label {...count} />
          </p>
          {summary && <p lang={lang}>{summary}</p>}
          {body && (
            <div className={styles.body}>
              <RichTextBody value={body} locale={locale} lang={lang} />
            </div>
          )}
          <h4 className="capitals">{posts}</h4>
          <ul className="meta">
            {entry.posts.map(({ day, ...post }) => (
              <li key={post.url} className={styles.post}>
                <div>
                  <Label {...post} />
                </div>
                <span>
                  <Label {...day} />
                </span>
              </li>
            ))}
          </ul>
          <p className="meta screen-only">
            <Label {...entry.feed} />
          </p>
        </li>
      ))}
    </ul>
  );
}
