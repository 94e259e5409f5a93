import { PageColumns } from '../../../../components/layout/PageColumns.tsx';
import { PageTitle } from '../../../../components/layout/PageTitle.tsx';
import { SideNavigation } from '../../../../components/layout/SideNavigation.tsx';
import { Notices } from '../../../../components/notices/Notices.tsx';
import { RichTextBody } from '../../../../components/rich-text/RichTextBody.tsx';
import { TableOfContents } from '../../../../components/rich-text/TableOfContents.tsx';
import { MetaList } from '../../../../components/sections/MetaList.tsx';
import type { Locale } from '../../../../i18n/locales.ts';
import { messagesFor } from '../../../../i18n/messages.ts';
import { Sections } from '../../sections/Sections.tsx';
import type { PlainPageProps } from './plain-view.ts';

/** A record's text with facts beside it and sections below. */
export function PlainPage({ locale, ...page }: PlainPageProps & { readonly locale: Locale }) {
  const m = messagesFor(locale);
  return (
    <>
      <PageTitle title={page.title} eyebrow={page.eyebrow} standfirst={page.standfirst} lang={page.lang} />
      <Notices label={m.notices.label} notices={page.notices} />
      <PageColumns
        aside={
          <>
            {page.side && <SideNavigation {...page.side} />}
            <TableOfContents label={m.record.contents} headings={page.contents} lang={page.lang} />
            <MetaList rows={page.meta} />
          </>
        }
      >
        {page.body && <RichTextBody value={page.body} locale={locale} lang={page.lang} />}
        <Sections sections={page.lead} locale={locale} title="above" />
      </PageColumns>
      <Sections sections={page.sections} locale={locale} />
    </>
  );
}
