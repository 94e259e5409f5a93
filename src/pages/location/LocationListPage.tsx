import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { CardGrid } from '../../components/listing/CardGrid.tsx';
import { Notices } from '../../components/notices/Notices.tsx';
import { RichTextBody } from '../../components/rich-text/RichTextBody.tsx';
import { Frame } from '../../components/sections/Frame.tsx';
import { messagesFor } from '../../i18n/messages.ts';
import type { Locale } from '../../routing/locales.ts';
import type { LocationListProps } from './list-view.ts';

/** Where the firm is: places by region. */
export function LocationListPage({ locale, ...page }: LocationListProps & { readonly locale: Locale }) {
  return (
    <>
      <PageTitle title={page.title} standfirst={page.standfirst} lang={page.lang} />
      <Notices label={messagesFor(locale).notices.label} notices={page.notices} />
      {page.body && <RichTextBody value={page.body} locale={locale} lang={page.lang} />}
      {page.regions.map(({ id, heading, cards }) => (
        <Frame key={id} id={id} heading={heading}>
          <CardGrid cards={cards} level={3} />
        </Frame>
      ))}
    </>
  );
}
