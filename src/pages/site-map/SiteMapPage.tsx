import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { EmptyState } from '../../components/listing/EmptyState.tsx';
import { Letters } from '../../components/listing/Letters.tsx';
import { Pagination } from '../../components/listing/Pagination.tsx';
import { Notices } from '../../components/notices/Notices.tsx';
import { SearchForm } from '../../components/search/SearchForm.tsx';
import { Label } from '../../components/sections/Label.tsx';
import { formatNumber } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { countOf, type Leaf } from './leaves.ts';
import styles from './SiteMapPage.module.css';
import type { PartProps, SiteMapPageProps } from './view.ts';

/** A field to find a page by its name, and the areas of the site with their main pages, or one of them with all. */
export function SiteMapPage({ locale, ...page }: SiteMapPageProps & { readonly locale: Locale }) {
  const m = messagesFor(locale);
  const isOverview = page.count === null;
  return (
    <>
      <PageTitle title={page.title} standfirst={page.standfirst} lang={page.lang} />
      <Notices label={m.notices.label} notices={page.notices} />
      <SearchForm action={page.action} label={m.search.siteMap.find} query={page.query} locale={locale} />
      {page.instead ? (
        <EmptyState text={page.count ?? ''}>
          <Label {...page.instead} />
        </EmptyState>
      ) : (
        !isOverview && <p className={`meta ${styles.count}`}>{page.count}</p>
      )}
      {page.letters && <Letters {...page.letters} locale={locale} />}
      <div className={isOverview ? styles.overview : styles.areas}>
        {page.parts.map((part) => (
          <Part key={part.heading} part={part} locale={locale} />
        ))}
      </div>
      {page.paging && <Pagination paging={page.paging} locale={locale} />}
      <p>
        <a href="/sitemap.xml">{m.search.siteMap.sitemap}</a>
      </p>
    </>
  );
}

function Part({ part, locale }: { readonly part: PartProps; readonly locale: Locale }) {
  const { heading, url, count, letters, leaves } = part;
  return (
    <div className={styles.part}>
      {heading !== '' && (
        <div className={styles.heading}>
          <h2 className="title-3">{url ? <a href={url}>{heading}</a> : heading}</h2>
          {count !== undefined && <span className="meta">{formatNumber(count, locale)}</span>}
        </div>
      )}
      {letters && <Letters {...letters} locale={locale} />}
      {leaves.length > 0 && <Tree leaves={broadLast(leaves)} className={styles.tree} />}
    </div>
  );
}

interface TreeProps {
  readonly leaves: readonly Leaf[];
  readonly className: string | undefined;
}

function Tree({ leaves, className }: TreeProps) {
  return (
    <ul className={className}>
      {leaves.map(({ id, title, url, lang, children }) => (
        <li key={id} className={isBroad(children) ? `${styles.leaf} ${styles.broad}` : styles.leaf}>
          <a href={url} lang={lang}>
            {title}
          </a>
          {children.length > 0 && <Tree leaves={children} className={styles.branch} />}
        </li>
      ))}
    </ul>
  );
}

/** Pages below one in a column: of what has more, each branch is kept whole, and not all of them together. */
const inOneColumn = 20;

const isBroad = (children: readonly Leaf[]) => countOf(children) > inOneColumn;

/** Between short roots, a broad one would leave the columns above it white. */
const broadLast = (roots: readonly Leaf[]) =>
  roots.toSorted((one, other) => Number(isBroad(one.children)) - Number(isBroad(other.children)));
