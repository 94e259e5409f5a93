import { Art } from '../../art/component/Art.tsx';
import { isSiteLocale, type Locale, localeFacts } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { firm, firmWords } from '../../platform/settings/firm.ts';
import { addressOf } from '../../routing/links.ts';
import { NEWSLETTERS_PATH } from '../../routing/newsletters-path.ts';
import { ButtonLink } from '../controls/Button.tsx';
import { Label } from '../sections/Label.tsx';
import type { OfficeGroup } from './chrome.ts';
import styles from './Footer.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import type { LanguageChoice } from './languages.ts';
import { footerNavigation, legalLinks, type NavigationLink } from './navigation.ts';
import { renderedOnce } from './rendered-once.ts';
import { ThemeChoice } from './ThemeChoice.tsx';

interface FooterProps {
  readonly locale: Locale;
  readonly choices: readonly LanguageChoice[];
  readonly offices: readonly OfficeGroup[];
  readonly icpNumber: string | undefined;
  /** Somebody counts visits, of those who agree to it. */
  readonly asksConsent: boolean;
}

/** Where filings are looked up; a filed site must lead there. */
const icpRegister = 'https://beian.miit.gov.cn/';

/** The foot of every page. It says that the firm is invented. */
export function Footer({ locale, choices, offices, icpNumber, asksConsent }: FooterProps) {
  const m = messagesFor(locale);
  const columns = () => <Columns locale={locale} offices={offices} />;
  const legal = () => <Legal locale={locale} icpNumber={icpNumber} asksConsent={asksConsent} />;
  return (
    <footer className={styles.footer}>
      <div className="columns" {...renderedOnce(`footer ${locale} ${JSON.stringify(offices)}`, columns)} />
      <Art kind="band" seed="foot" />
      <div className={styles.legal} {...renderedOnce(`legal ${locale} ${icpNumber} ${asksConsent}`, legal)} />
      <div className={styles.choices}>
        <LanguageSwitch choices={choices} locale={locale} label={m.navigation.language.footerLabel} />
        <ThemeChoice locale={locale} />
      </div>
    </footer>
  );
}

function Columns({ locale, offices }: Pick<FooterProps, 'locale' | 'offices'>) {
  const m = messagesFor(locale);
  const own = firmWords(locale);
  return (
    <>
      <div className={styles.intro}>
        <p className={styles.tagline} lang={own.lang}>
          {own.tagline}
        </p>
        <p className="meta">{m.page.footer.digest}</p>
        <ButtonLink size="small" href={addressOf(isSiteLocale(locale) ? locale : 'en', NEWSLETTERS_PATH)}>
          {m.page.footer.subscribe}
        </ButtonLink>
      </div>
      <div className={styles.groups}>
        {footerNavigation(m, locale).map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <p className="capitals topic">{heading}</p>
            <Links links={links} className={styles.links} />
          </nav>
        ))}
      </div>
      {offices.length > 0 && <Offices groups={offices} label={m.navigation.offices} />}
    </>
  );
}

function Legal({ locale, icpNumber, asksConsent }: Omit<FooterProps, 'choices' | 'offices'>) {
  const m = messagesFor(locale);
  const own = firmWords(locale);
  return (
    <>
      <div className={styles.text}>
        <p>
          <strong>{m.page.document.demonstration}</strong>{' '}
          {m.page.document.demonstrationText({ firm: firm.name })}
        </p>
        <p lang={own.lang}>{own.legal}</p>
        {localeFacts[locale].language === 'zh' && (
          <>
            <p>{m.page.footer.china}</p>
            {icpNumber && (
              <p>
                <a href={icpRegister} rel="external nofollow">
                  {icpNumber}
                </a>
              </p>
            )}
          </>
        )}
      </div>
      <nav aria-label={m.navigation.legal}>
        <Links links={legalLinks(m, locale, asksConsent)} className={styles.legalLinks} />
      </nav>
      <p className={styles.badge}>
        <span className="capitals">{m.page.footer.badge}</span> {m.page.footer.badgeText}
      </p>
    </>
  );
}

function Offices({ groups, label }: { readonly groups: readonly OfficeGroup[]; readonly label: string }) {
  return (
    <nav className={styles.offices} aria-label={label}>
      {groups.map(({ region, offices }) => (
        <div key={region}>
          <p className="capitals topic">{region}</p>
          <ul className={`quiet ${styles.cities}`}>
            {offices.map((office) => (
              <li key={office.url}>
                <Label {...office} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface LinksProps {
  readonly links: readonly NavigationLink[];
  readonly className: string | undefined;
}

function Links({ links, className }: LinksProps) {
  return (
    <ul className={`quiet ${className}`}>
      {links.map(({ text, url }) => (
        <li key={url}>
          <a href={url}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
