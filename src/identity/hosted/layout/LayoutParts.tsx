import type { SiteLocale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { firm } from '../../../platform/settings/firm.ts';
import { linkTo } from '../../../routing/links.ts';
import { hostedMessages } from '../messages/messages.ts';
import { Languages } from './Languages.tsx';
import styles from './LayoutParts.module.css';

export interface LayoutProps {
  readonly locale: SiteLocale;
  /** What the visitor came from; null where that is not known. */
  readonly client: { readonly name: string; readonly url: string } | null;
  /** The firm's site, for what stands at the foot; null where nothing there is linked. */
  readonly siteOrigin: string | null;
  /** The page's own address, for the other languages; null where it cannot be opened again. */
  readonly url: string | null;
  /** The form whose fields the other languages take along; none where nothing is typed. */
  readonly form?: string | undefined;
}

/** What `<main>` is called, where the skip link leads. */
export const CONTENT = 'content';

/** Leads past the firm's name and the languages. */
export function SkipLink({ locale }: Pick<LayoutProps, 'locale'>) {
  return (
    <a className={styles.skip} href={`#${CONTENT}`}>
      {messagesFor(locale).page.document.skip}
    </a>
  );
}

/** The firm's name, which leads back, and the languages. */
export function HostedHeader({ locale, client, url, form }: LayoutProps) {
  return (
    <header className={styles.header}>
      {client ? (
        <a className={styles.name} href={client.url} translate="no">
          {firm.shortName}
        </a>
      ) : (
        <span className={styles.name} translate="no">
          {firm.shortName}
        </span>
      )}
      {url !== null && <Languages locale={locale} url={url} form={form} />}
    </header>
  );
}

/** Who runs the pages, and where that is explained. */
export function HostedFooter({ locale, siteOrigin }: LayoutProps) {
  const m = hostedMessages(locale);
  return (
    <footer className={styles.footer}>
      <p>{m.runBy({ firm: locale === 'zh-cn' ? firm.chineseName : firm.name })}</p>
      {siteOrigin !== null && (
        <p className={styles.links}>
          <a href={siteOrigin + linkTo('legal-data-privacy', {}, locale)}>{m.privacy}</a>
          <a href={siteOrigin + linkTo('accessibility', {}, locale)}>{m.accessibility}</a>
        </p>
      )}
    </footer>
  );
}
