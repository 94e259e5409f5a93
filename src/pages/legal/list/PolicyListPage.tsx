import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import { Notices } from '../../../components/notices/Notices.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { Sections } from '../../../components/sections/Sections.tsx';
import { messagesFor } from '../../../i18n/messages.ts';
import type { Locale } from '../../../routing/locales.ts';
import type { PolicyListProps } from './view.ts';

export function PolicyListPage({ locale, ...page }: PolicyListProps & { readonly locale: Locale }) {
  return (
    <>
      <PageTitle title={page.title} standfirst={page.standfirst} lang={page.lang} />
      <Notices label={messagesFor(locale).notices.label} notices={page.notices} />
      {page.body && <RichTextBody value={page.body} locale={locale} lang={page.lang} />}
      <Sections sections={page.sections} locale={locale} />
    </>
  );
}
