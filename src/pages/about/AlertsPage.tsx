import { RichTextBody } from '../../components/rich-text/RichTextBody.tsx';
import { Frame } from '../../components/sections/Frame.tsx';
import { messagesFor } from '../../i18n/messages.ts';
import { type Locale, localeFacts } from '../../routing/locales.ts';
import styles from '../record/Entries.module.css';
import { AboutPage } from './AboutPage.tsx';
import type { Alert, AlertsPageProps } from './alerts-view.ts';

/** Fraud in the firm's name. */
export function AlertsPage({
  active,
  closed,
  locale,
  ...page
}: AlertsPageProps & { readonly locale: Locale }) {
  const m = messagesFor(locale).firm.about;
  return (
    <AboutPage {...page} locale={locale}>
      {active.length === 0 && (
        <Frame id="alerts" heading={m.activeAlerts}>
          <p>{m.noAlerts}</p>
        </Frame>
      )}
      <Alerts id="alerts" heading={m.activeAlerts} alerts={active} locale={locale} />
      <Alerts id="closed" heading={m.closedAlerts} alerts={closed} locale={locale} />
    </AboutPage>
  );
}

interface AlertsProps {
  readonly id: string;
  readonly heading: string;
  readonly alerts: readonly Alert[];
  readonly locale: Locale;
}

function Alerts({ id, heading, alerts, locale }: AlertsProps) {
  const m = messagesFor(locale);
  if (alerts.length === 0) return null;
  return (
    <Frame id={id} heading={heading}>
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
    </Frame>
  );
}
