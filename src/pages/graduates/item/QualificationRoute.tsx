import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import styles from './GraduateParts.module.css';
import type { GraduatePageProps } from './view.ts';

type RouteProps = Pick<NonNullable<GraduatePageProps['route']>, 'steps' | 'lang'> & {
  readonly locale: Locale;
};

/** The steps from a degree to admission, each with how long it takes and who decides it. */
export function QualificationRoute({ steps, lang, locale }: RouteProps) {
  const m = messagesFor(locale).graduates.route;
  return (
    <ol className={styles.rows}>
      {steps.map(({ title, text, time, source, url }, index) => (
        <li key={title} className={styles.row}>
          <p className={styles.step} lang={lang}>
            <span className={styles.number}>{index + 1}</span> {time}
          </p>
          <div>
            <h3 lang={lang}>{title}</h3>
            {text && <p lang={lang}>{text}</p>}
            {url && (
              <p className="meta">
                <a href={url} rel="external">
                  {m.source({ source: source ?? url })}
                </a>
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
