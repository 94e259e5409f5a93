import { Icon } from '../../components/icons/Icon.tsx';
import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { EmptyState } from '../../components/listing/EmptyState.tsx';
import { Notices } from '../../components/notices/Notices.tsx';
import { SearchForm } from '../../components/search/SearchForm.tsx';
import { Label } from '../../components/sections/Label.tsx';
import { formatNumber } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { countOf, type Leaf } from './leaves.ts';
import styles from './SiteMapPage.module.css';
import type { AreaProps, SiteMapPageProps } from './view.ts';

/** Every page of the site: a field to find one by its name, and areas that open to their trees. */
export function SiteMapPage({ locale, ...page }: SiteMapPageProps & { readonly locale: Locale }) {
  const m = messagesFor(locale);
  return (
    <>
      <PageTitle title={page.title} standfirst={page.standfirst} lang={page.lang} />
      <Notices label={m.notices.label} notices={page.notices} />
      <SearchForm action={page.action} label={m.search.siteMap.find} query={page.query} locale={locale} />
      {page.instead ? (
        <EmptyState text={page.count}>
          <Label {...page.instead} />
        </EmptyState>
      ) : (
        <p className={`meta ${styles.count}`}>{page.count}</p>
      )}
      <div className={page.areas.length > 0 ? styles.areas : undefined}>
        {page.areas.map((area) => (
          <Area key={area.id} area={area} locale={locale} />
        ))}
      </div>
      <p>
        <a href="/sitemap.xml">{m.search.siteMap.sitemap}</a>
      </p>
    </>
  );
}

function Area({ area, locale }: { readonly area: AreaProps; readonly locale: Locale }) {
  const { id, heading, count, open, parts, more } = area;
  return (
    <details id={id} className={styles.area} open={open}>
      <summary className={styles.heading}>
        <h2 className="title-3">{heading}</h2>
        <span className="meta">{formatNumber(count, locale)}</span>
        <Icon name="chevron" />
      </summary>
      <div className={styles.content}>
        {parts.map((part) =>
          part.heading === '' ? (
            <Tree key={id} leaves={broadLast(part.leaves)} className={styles.tree} />
          ) : (
            <details key={part.heading} className={styles.part}>
              <summary>
                {part.heading} <span className="meta">{formatNumber(part.leaves.length, locale)}</span>
              </summary>
              <Tree leaves={part.leaves} className={styles.tree} />
            </details>
          ),
        )}
        {more && (
          <p>
            <Label {...more} />
          </p>
        )}
      </div>
    </details>
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
