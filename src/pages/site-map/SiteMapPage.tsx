import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { Notices } from '../../components/notices/Notices.tsx';
import { Frame } from '../../components/sections/Frame.tsx';
import { messagesFor } from '../../i18n/messages.ts';
import type { Locale } from '../../routing/locales.ts';
import styles from './SiteMapPage.module.css';
import type { Leaf, SiteMapPageProps } from './view.ts';

export function SiteMapPage({ locale, ...page }: SiteMapPageProps & { readonly locale: Locale }) {
  return (
    <>
      <PageTitle title={page.title} standfirst={page.standfirst} lang={page.lang} />
      <Notices label={messagesFor(locale).notices.label} notices={page.notices} />
      {page.groups.map(({ id, heading, leaves }) => (
        <Frame key={id} id={id} heading={heading}>
          <Tree leaves={leaves} className={styles.tree} />
        </Frame>
      ))}
    </>
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
        <li key={id} className={styles.leaf}>
          <a href={url} lang={lang}>
            {title}
          </a>
          {children.length > 0 && <Tree leaves={children} className={styles.branch} />}
        </li>
      ))}
    </ul>
  );
}
