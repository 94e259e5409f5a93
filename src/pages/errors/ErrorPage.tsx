import { Art } from '../../art/component/Art.tsx';
import { ButtonLink } from '../../components/controls/Button.tsx';
import { SearchForm } from '../../components/search/SearchForm.tsx';
import { Label } from '../../components/sections/Label.tsx';
import { langOf } from '../../i18n/language-of.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { linkTo } from '../../routing/links.ts';
import { labelled } from '../shared/records/cards.ts';
import styles from './ErrorPage.module.css';
import type { NearestQuery } from './query.gen.ts';

interface ErrorPageProps {
  readonly locale: Locale;
  readonly status: number;
  readonly title: string;
  readonly text: string;
  /** Of the list that has fewer pages. */
  readonly firstPage: string | null;
  readonly reason: string | null;
  /** What the search box is filled with; null when searching would not help. */
  readonly search: string | null;
  readonly near: NearestQuery['nearest'];
}

/** What went wrong, in plain words, and what to do next. */
export function ErrorPage({ locale, status, title, text, firstPage, reason, search, near }: ErrorPageProps) {
  const { errors, page } = messagesFor(locale);
  const ways = [
    { text: errors.home, url: linkTo('home', {}, locale) },
    { text: page.help.people, url: linkTo('people-list', {}, locale) },
    { text: page.help.siteMap, url: linkTo('site-map', {}, locale) },
    { text: page.help.contact, url: linkTo('contact', {}, locale) },
  ];
  return (
    <div className={`columns ${styles.error}`}>
      <div className={styles.words}>
        <p className="capitals topic">{page.help.code({ code: status })}</p>
        <h1>{title}</h1>
        <p className="lede">{text}</p>
        {firstPage !== null && (
          <ButtonLink href={firstPage} kind="solid">
            {errors.firstPage}
          </ButtonLink>
        )}
        {reason && <p>{reason}</p>}
        {/* An empty address is that of the page itself, which is not known here. */}
        {status === 503 && (
          <ButtonLink href="" kind="solid">
            {errors.tryAgain}
          </ButtonLink>
        )}
        {near.length > 0 && (
          <div className={styles.near}>
            <p className="meta">{errors.near}</p>
            <ul>
              {near.map((record) => (
                <li key={record.id}>
                  <Label {...labelled(record, locale)} />
                  {record.breadcrumbs.length > 0 && (
                    <p className="small">
                      {record.breadcrumbs.map((crumb, at) => (
                        <span key={crumb.title} lang={langOf(crumb.locale, locale)}>
                          {at > 0 && ' · '}
                          {crumb.title}
                        </span>
                      ))}
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
        {search !== null && <SearchForm locale={locale} label={errors.searchInstead} query={search} />}
      </div>
      <nav className={styles.ways} aria-label={page.help.heading}>
        <Art kind="rosette" seed="not-found" className={styles.art} eager={false} />
        <p className={`capitals ${styles.heading}`}>{page.help.heading}</p>
        <ul className="quiet">
          {ways.map((way) => (
            <li key={way.url} className={styles.way}>
              <Label {...way} />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
