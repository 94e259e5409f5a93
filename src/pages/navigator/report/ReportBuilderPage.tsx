import { Island } from '../../../browser/islands/kit/Island.tsx';
import { island } from '../../../browser/islands/ReportBuilder.island.tsx';
import { island as savedReport } from '../../../browser/islands/SavedReport.island.tsx';
import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import type { Locale, SiteLocale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
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
  locale,
}: ReportBuilderPageProps & { readonly locale: Locale }) {
  return (
    <>
      <div className={preview.document ? 'screen-only' : undefined}>
        <PageTitle title={title} standfirst={standfirst} />
      </div>
      <div className="screen-only">
        <Island of={island} on="interaction-or-signed-in" props={builder} />
        <Island
          of={savedReport}
          on="signed-in"
          props={{
            locale: locale as SiteLocale,
            service: builder.service,
            signedOut: messagesFor(locale).reportBuilder.saved.signedOut,
          }}
        />
        <h2 className={styles.heading} id="report">
          {messagesFor(locale).reportBuilder.report}
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
