import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import styles from '../../../components/sections/Entries.module.css';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import { type Locale, localeFacts } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { Alert } from './view.ts';

interface AlertsProps {
  readonly id: string;
  readonly heading: string;
  readonly alerts: readonly Alert[];
  readonly locale: Locale;
}

/** Frauds, each with what it says and how to tell it. */
export function Alerts({ id, heading, alerts, locale }: AlertsProps) {
  const m = messagesFor(locale);
  if (alerts.length === 0) return null;
  return (
    <TitledSection id={id} heading={heading}>
      {alerts.map((alert) => (
        <article key={alert.id} id={alert.id} className={styles.item}>
          <p className="meta">
            {alert.seen}
            {alert.reports && <br />}
            {alert.reports}
          </p>
          <div className={styles.told} lang={alert.lang}>
            <h3>{alert.title}</h3>
            {alert.body ? (
              <RichTextBody value={alert.body} locale={locale} lang={alert.lang} idPrefix={alert.id} />
            ) : (
              <p>{alert.summary}</p>
            )}
            {alert.signs.length > 0 && (
              <div className="prose">
                <h4 lang={localeFacts[locale].tag}>{m.scams.indicators}</h4>
                <ul>
                  {alert.signs.map((sign) => (
                    <li key={sign}>{sign}</li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        </article>
      ))}
    </TitledSection>
  );
}
