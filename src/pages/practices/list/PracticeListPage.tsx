import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import { CardGrid } from '../../../components/listing/CardGrid.tsx';
import { Notices } from '../../../components/notices/Notices.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { PracticeListProps } from './view.ts';

export function PracticeListPage({ locale, ...page }: PracticeListProps & { readonly locale: Locale }) {
  const m = messagesFor(locale);
  return (
    <>
      <PageTitle title={page.title} standfirst={page.standfirst} lang={page.lang} />
      <Notices label={m.notices.label} notices={page.notices} />
      {page.body && <RichTextBody value={page.body} locale={locale} lang={page.lang} />}
      <CardGrid cards={page.tree} level={2} isFirst />
      {page.english.length > 0 && (
        <TitledSection heading={m.notices.inEnglish}>
          <CardGrid cards={page.english} level={3} />
        </TitledSection>
      )}
    </>
  );
}
