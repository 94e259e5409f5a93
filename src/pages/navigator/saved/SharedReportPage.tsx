import { ButtonLink } from '../../../components/controls/Button.tsx';
import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import { Notices } from '../../../components/notices/Notices.tsx';
import type { SiteLocale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { linkTo } from '../../../routing/links.ts';
import type { ReportPreviewProps } from '../report/preview.ts';
import { ReportPreview } from '../report/ReportPreview.tsx';

interface SharedReportProps {
  readonly title: string;
  /** When it was kept, and until when the link holds. */
  readonly text: string;
  readonly isClosed: boolean;
  readonly preview: ReportPreviewProps;
}

/** A report as whoever has the link to it reads it. */
export function SharedReportPage({ title, text, isClosed, preview }: SharedReportProps) {
  const m = messagesFor(preview.locale).reportBuilder.saved;
  return (
    <>
      <div className="screen-only">
        <PageTitle title={title} standfirst={text} />
        {isClosed && <Notices label="" notices={[{ kind: 'outdated', text: m.sharedClosed }]} />}
      </div>
      <div id="report-preview">
        <ReportPreview {...preview} />
      </div>
    </>
  );
}

/** What whoever follows a link that leads nowhere is told; why it does not is nobody's business. */
export function LinkOverPage({ locale, text }: { readonly locale: SiteLocale; readonly text?: string }) {
  const m = messagesFor(locale).reportBuilder.saved;
  return (
    <>
      <PageTitle title={m.linkOver} standfirst={text ?? m.linkOverText} />
      <p>
        <ButtonLink size="small" href={linkTo('navigator-home', {}, locale)}>
          {m.linkOverNext}
        </ButtonLink>
      </p>
    </>
  );
}
