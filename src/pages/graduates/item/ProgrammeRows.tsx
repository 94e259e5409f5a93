import { Icon } from '../../../components/icons/Icon.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { Label } from '../../../components/sections/Label.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import styles from './ProgrammeRows.module.css';
import type { ElsewhereProps, ProgrammeProps } from './programmes.ts';

interface ProgrammeRowsProps {
  readonly programmes: readonly ProgrammeProps[];
  readonly locale: Locale;
}

/** Programmes with what counts most, the date, in large. */
export function ProgrammeRows({ programmes, locale }: ProgrammeRowsProps) {
  const m = messagesFor(locale).graduates.programme;
  return programmes.map(
    ({ id, title, lang, deadlineState, state, countdown, summary, body, facts, apply, mail, calendar }) => (
      <article key={id} id={id} className={styles.programme}>
        <div>
          <p className={styles.state} data-state={deadlineState}>
            {state}
          </p>
          {countdown && (
            <p>
              <span className={`numeral ${styles.days}`}>{countdown.text}</span>
              <span className="small">
                {countdown.label} <Label {...countdown.date} />
              </span>
            </p>
          )}
        </div>
        <div className={styles.what}>
          <h3 lang={lang}>{title}</h3>
          {summary && <p lang={lang}>{summary}</p>}
          {body && <RichTextBody value={body} locale={locale} lang={lang} idPrefix={id} />}
          <dl className={styles.facts}>
            {facts.map(({ label, values }) => (
              <div key={label}>
                <dt className="small">{label}</dt>
                {values.map((value) => (
                  <dd key={value.text} lang={lang}>
                    <Label {...value} />
                  </dd>
                ))}
              </div>
            ))}
          </dl>
          <p className={`screen-only ${styles.links}`}>
            {apply && (
              <a href={apply.url} hrefLang={apply.hrefLang}>
                <Icon name="arrow" /> {m.apply}
              </a>
            )}
            {mail && (
              <a href={mail.url}>
                <Icon name="mail" /> {m.ask({ address: mail.address })}
              </a>
            )}
            {calendar && (
              <a href={calendar}>
                <Icon name="calendar" /> {m.calendar}
              </a>
            )}
          </p>
        </div>
      </article>
    ),
  );
}

/** Programmes of other countries, each leading to the edition that is written for it. */
export function Elsewhere({ programmes }: { readonly programmes: readonly ElsewhereProps[] }) {
  return (
    <ul className={styles.elsewhere}>
      {programmes.map(({ country, title, lang, url, state, countdown }) => (
        <li key={url} className={styles.other}>
          <span className="meta">{country}</span>
          <a href={url} lang={lang}>
            {title}
          </a>
          <span className="meta">
            {state}
            {countdown && `, ${countdown}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
