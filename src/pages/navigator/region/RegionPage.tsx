import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import { Notices } from '../../../components/notices/Notices.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { Sections } from '../../shared/sections/Sections.tsx';
import { Coming } from '../Coming.tsx';
import { Recent } from '../Recent.tsx';
import { TimesForm } from '../TimesForm.tsx';
import { RegionMatrix } from './RegionMatrix.tsx';
import type { RegionProps } from './view.ts';

/** A region of a service: its jurisdictions by topics on a day, notes on them, what is to come there and what changed. */
export function RegionPage({ locale, ...page }: RegionProps & { readonly locale: Locale }) {
  const { navigator: m, notices } = messagesFor(locale);
  return (
    <>
      <PageTitle title={page.title} eyebrow={page.eyebrow} standfirst={page.standfirst} lang={page.lang} />
      <Notices label={notices.label} notices={page.notices} />
      <TimesForm times={page.times} locale={locale} />
      {page.body && <RichTextBody value={page.body} locale={locale} lang={page.lang} />}
      <TitledSection id="matrix" heading={m.region.matrix} more={page.table ?? undefined}>
        <RegionMatrix matrix={page.matrix} locale={locale} />
      </TitledSection>
      {page.coming.length > 0 && (
        <TitledSection id="coming" heading={m.horizon.heading}>
          <Coming laws={page.coming} />
        </TitledSection>
      )}
      {page.changes.length > 0 && (
        <TitledSection id="changes" heading={m.service.changes}>
          <Recent changes={page.changes} />
        </TitledSection>
      )}
      <Sections sections={page.sections} locale={locale} />
    </>
  );
}
