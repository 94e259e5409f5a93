import { Island } from '../../../browser/islands/kit/Island.tsx';
import { island as scamChecker } from '../../../browser/islands/ScamChecker.island.tsx';
import { FormSection } from '../../../components/forms/FormSection.tsx';
import { PageColumns } from '../../../components/layout/PageColumns.tsx';
import { SideNavigation } from '../../../components/layout/SideNavigation.tsx';
import { Opening } from '../../../components/opening/Opening.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { Desks } from '../../contact/Desks.tsx';
import { Sections } from '../../shared/sections/Sections.tsx';
import { Alerts } from './Alerts.tsx';
import styles from './AlertsPage.module.css';
import type { AlertsPageProps } from './view.ts';

/** Fraud in the firm's name: the checker first, then what to do, then the frauds that are known. */
export function AlertsPage({ locale, ...page }: AlertsPageProps & { readonly locale: Locale }) {
  const { about: m, scams } = messagesFor(locale);
  const { heading, genuine: genuineHeading, genuineText, ...texts } = scams.checker;
  return (
    <>
      <Opening {...page.opening} locale={locale} />
      <PageColumns
        aside={
          <>
            <Desks desks={page.desks} />
            {page.side && <SideNavigation {...page.side} />}
          </>
        }
      >
        <section className={`screen-only ${styles.check}`} id="check">
          <h2>{heading}</h2>
          <Island
            of={scamChecker}
            on="interaction"
            props={{ genuine: page.genuine, switchboard: page.switchboard, texts }}
          />
        </section>
        {page.body && <RichTextBody value={page.body} locale={locale} lang={page.opening.lang} />}
      </PageColumns>
      {page.form && <FormSection name={page.form} locale={locale} />}
      <TitledSection id="ours" heading={genuineHeading} title="beside">
        <p className={styles.note}>{genuineText}</p>
        <Desks desks={page.ours} />
      </TitledSection>
      {page.active.length === 0 && (
        <TitledSection id="alerts" heading={m.activeAlerts}>
          <p>{m.noAlerts}</p>
        </TitledSection>
      )}
      <Alerts id="alerts" heading={m.activeAlerts} alerts={page.active} locale={locale} />
      <Alerts id="closed" heading={m.closedAlerts} alerts={page.closed} locale={locale} />
      <Sections sections={page.sections} locale={locale} />
    </>
  );
}
