import { localeFacts, type SiteLocale, siteLocales } from '../../../i18n/locales.ts';
import { hostedMessages } from '../messages/messages.ts';
import styles from './LayoutParts.module.css';

interface LanguagesProps {
  readonly locale: SiteLocale;
  /** The page's own address. */
  readonly url: string;
  /** The form of the page; its languages then take along what was typed there. */
  readonly form?: string | undefined;
}

/** The page in the other languages: links, or buttons of its form. */
export function Languages({ locale, url, form }: LanguagesProps) {
  const of = (other: SiteLocale) => ({
    className: 'current',
    lang: localeFacts[other].tag,
    'aria-current': other === locale ? ('true' as const) : undefined,
    children: localeFacts[other].name,
  });
  return (
    <nav aria-label={hostedMessages(locale).languages}>
      {form && <FirstButton form={form} />}
      <ul className={styles.languages}>
        {siteLocales.map((other) => (
          <li key={other}>
            {form ? (
              <button
                {...of(other)}
                form={form}
                type="submit"
                name="lang"
                value={localeFacts[other].language}
              />
            ) : (
              <a {...of(other)} href={inLanguage(url, other)} hrefLang={localeFacts[other].tag} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What the Enter key presses in a field: a form's first button, which must not be a language. */
function FirstButton({ form }: { readonly form: string }) {
  return <input className="visually-hidden" form={form} type="submit" value="" tabIndex={-1} aria-hidden />;
}

function inLanguage(url: string, locale: SiteLocale): string {
  const [path = '', query = ''] = url.split('?');
  const search = new URLSearchParams(query);
  search.set('lang', localeFacts[locale].language);
  return `${path}?${search}`;
}
