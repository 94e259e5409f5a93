import { firm } from '../../../components/firm.ts';
import { linkTo } from '../../../routing/links.ts';
import { localeFacts, type SiteLocale, siteLocales } from '../../../routing/locales.ts';
import { hostedMessages } from '../messages/messages.ts';
import styles from './FrameParts.module.css';

export interface FrameProps {
  readonly locale: SiteLocale;
  /** What the visitor came from; null where that is not known. */
  readonly client: { readonly name: string; readonly url: string } | null;
  /** The firm's site, for what stands at the foot; null where nothing there is linked. */
  readonly siteOrigin: string | null;
  /** The page's own address, for the other languages; null where it cannot be opened again. */
  readonly url: string | null;
}

const names: { readonly [L in SiteLocale]: string } = { en: 'English', 'fr-fr': 'Français', 'zh-cn': '中文' };

/** The firm's name, which leads back, and the languages. */
export function FrameHeader({ locale, client, url }: FrameProps) {
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
      {url !== null && (
        <nav aria-label={hostedMessages(locale).languages}>
          <ul className={styles.languages}>
            {siteLocales.map((other) => (
              <li key={other}>
                <a
                  className="current"
                  href={inLanguage(url, other)}
                  hrefLang={localeFacts[other].tag}
                  lang={localeFacts[other].tag}
                  aria-current={other === locale ? 'true' : undefined}
                >
                  {names[other]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}

/** Who runs the pages, and where that is explained. */
export function FrameFooter({ locale, siteOrigin }: FrameProps) {
  const m = hostedMessages(locale);
  return (
    <footer className={styles.footer}>
      <p>{m.runBy}</p>
      {siteOrigin !== null && (
        <p className={styles.links}>
          <a href={siteOrigin + linkTo('legal-data-privacy', {}, locale)}>{m.privacy}</a>
          <a href={siteOrigin + linkTo('accessibility', {}, locale)}>{m.accessibility}</a>
        </p>
      )}
    </footer>
  );
}

function inLanguage(url: string, locale: SiteLocale): string {
  const [path = '', query = ''] = url.split('?');
  const search = new URLSearchParams(query);
  search.set('lang', localeFacts[locale].language);
  return `${path}?${search}`;
}
