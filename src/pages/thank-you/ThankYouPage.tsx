import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { Notices } from '../../components/notices/Notices.tsx';
import { RichTextBody } from '../../components/rich-text/RichTextBody.tsx';
import entries from '../../components/sections/Entries.module.css';
import { Label } from '../../components/sections/Label.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { Desks } from '../contact/Desks.tsx';
import { Sections } from '../shared/sections/Sections.tsx';
import styles from './ThankYouPage.module.css';
import type { ThankYouPageProps } from './view.ts';

/** What follows after something was sent to us. */
export function ThankYouPage({ locale, ...page }: ThankYouPageProps & { readonly locale: Locale }) {
  const { notices, contact, events } = messagesFor(locale);
  const { forms } = contact;
  const m = contact.thanks;
  return (
    <>
      <PageTitle title={page.title} standfirst={page.standfirst} lang={page.lang} />
      <Notices label={notices.label} notices={page.notices} />
      <PageColumns
        aside={
          page.desks.length > 0 && (
            <section className={styles.whom}>
              <h2>{m.whom}</h2>
              <Desks desks={page.desks} />
            </section>
          )
        }
      >
        {page.sent && (
          <div className={styles.next} data-sent={`form-${page.sent.form}`}>
            <p className="title-3">{forms.reference({ reference: page.sent.reference })}</p>
            <p>{forms.referenceNote}</p>
            {page.sent.position !== null && (
              <p className="title-3">{events.register.position({ position: page.sent.position })}</p>
            )}
            {page.sent.equality && (
              <p>
                <Label {...page.sent.equality} />
                <br />
                {forms.equality.askText}
              </p>
            )}
          </div>
        )}
        {page.steps.length > 0 && (
          <section className={styles.next}>
            <h2>{m.next}</h2>
            <ol lang={page.lang}>
              {page.steps.map(({ when, what }) => (
                <li key={what} className={entries.item}>
                  <b>{when}</b>
                  <span>{what}</span>
                </li>
              ))}
            </ol>
          </section>
        )}
        {page.body && <RichTextBody value={page.body} locale={locale} lang={page.lang} />}
        <div hidden={page.sent !== null} className={`meta ${styles.neutral}`}>
          <p>{m.neutral}</p>
          <p>
            {m.doubt} <Label {...page.check} />
          </p>
        </div>
      </PageColumns>
      <Sections sections={page.sections} locale={locale} />
    </>
  );
}
