import { Island } from '../../../browser/islands/kit/Island.tsx';
import { island } from '../../../browser/islands/ReportBuilder.island.tsx';
import { island as savedReport } from '../../../browser/islands/SavedReport.island.tsx';
import { ButtonLink } from '../../../components/controls/Button.tsx';
import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import { Notices } from '../../../components/notices/Notices.tsx';
import type { Locale, SiteLocale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { linkTo } from '../../../routing/links.ts';
import { CodeCheckPart } from './CodeCheckPart.tsx';
import { PlainFileForm } from './PlainFileForm.tsx';
import styles from './ReportBuilderPage.module.css';
import { ReportPreview } from './ReportPreview.tsx';
import type { ReportBuilderPageProps } from './view.ts';

/** Three steps and the report below them; on paper the report alone. */
export function ReportBuilderPage({
  title,
  standfirst,
  builder,
  preview,
  check,
  isSaved,
  locale,
}: ReportBuilderPageProps & { readonly locale: Locale }) {
  const { reportBuilder: m, navigator, notices } = messagesFor(locale);
  return (
    <>
      <div className={preview.document ? 'screen-only' : undefined}>
        <PageTitle title={title} standfirst={standfirst} />
        <Notices label={notices.label} notices={[{ kind: 'state', text: navigator.demonstration }]} />
      </div>
      <div className="screen-only">
        <Island of={island} on="interaction-or-signed-in" props={builder} />
        <Island
          of={savedReport}
          on="signed-in"
          props={{
            locale: locale as SiteLocale,
            service: builder.service,
            signedOut: isSaved ? m.saved.signedOutSaved : m.saved.signedOut,
          }}
        />
        {isSaved && (
          <p className={styles.signIn} data-account="sign-in">
            <ButtonLink size="small" href={linkTo('auth-profile', {}, locale)}>
              {m.signIn}
            </ButtonLink>
          </p>
        )}
        <h2 className={styles.heading} id="report">
          {m.report}
        </h2>
        {preview.document && <PlainFileForm builder={builder} />}
      </div>
      <div id="report-preview">
        <ReportPreview {...preview} />
      </div>
      <div className="screen-only">
        <CodeCheckPart check={check} action={builder.action} locale={locale} />
      </div>
    </>
  );
}
