import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import { CardGrid } from '../../../components/listing/CardGrid.tsx';
import { EmptyState } from '../../../components/listing/EmptyState.tsx';
import { Pagination } from '../../../components/listing/Pagination.tsx';
import { Notices } from '../../../components/notices/Notices.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { DatesAhead } from './DatesAhead.tsx';
import type { NavigatorHomeProps } from './view.ts';

/** What the navigator is, its services, and the days ahead in all of them: these first where somebody asked for them. */
export function NavigatorHomePage({ locale, ...page }: NavigatorHomeProps & { readonly locale: Locale }) {
  const { notices, record, navigator, list } = messagesFor(locale);
  return (
    <>
      <PageTitle title={page.title} standfirst={page.standfirst} lang={page.lang} />
      <Notices label={notices.label} notices={page.notices} />
      {page.body && <RichTextBody value={page.body} locale={locale} lang={page.lang} />}
      {page.dates.isAskedFor && <DatesAhead dates={page.dates} locale={locale} />}
      <TitledSection id="services" heading={navigator.services}>
        {page.paging.total === 0 && <EmptyState text={list.empty} />}
        {page.services.length > 0 && <CardGrid cards={page.services} level={3} isFirst />}
        {page.english.length > 0 && (
          <TitledSection heading={notices.inEnglish}>
            <CardGrid cards={page.english} level={3} />
          </TitledSection>
        )}
      </TitledSection>
      <Pagination paging={page.paging} locale={locale} />
      {!page.dates.isAskedFor && <DatesAhead dates={page.dates} locale={locale} />}
      {page.below.length > 0 && (
        <TitledSection id="below" heading={record.below}>
          <CardGrid cards={page.below} level={3} />
        </TitledSection>
      )}
    </>
  );
}
