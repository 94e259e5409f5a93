import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { CardGrid } from '../../components/listing/CardGrid.tsx';
import { CardList } from '../../components/listing/CardList.tsx';
import { Pagination } from '../../components/listing/Pagination.tsx';
import { Notices } from '../../components/notices/Notices.tsx';
import { RichTextBody } from '../../components/rich-text/RichTextBody.tsx';
import { Frame } from '../../components/sections/Frame.tsx';
import type { CardProps } from '../../components/sections/section.ts';
import { plural } from '../../i18n/fill.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { type Locale, localeFacts } from '../../routing/locales.ts';
import type { ListGroup, ListPageProps } from './view.ts';

/** The first page of an area with its records. */
export function ListPage({ locale, ...page }: ListPageProps & { readonly locale: Locale }) {
  const m = messagesFor(locale);
  return (
    <>
      <PageTitle title={page.title} standfirst={page.standfirst} lang={page.lang} />
      <Notices label={m.notices.label} notices={page.notices} />
      {page.body && <RichTextBody value={page.body} locale={locale} lang={page.lang} />}
      {page.groups.map((group) => (
        <Group key={group.id} group={group} locale={locale} />
      ))}
      {page.paging && <Pagination paging={page.paging} locale={locale} />}
      {page.below.length > 0 && (
        <Frame id="below" heading={m.record.below}>
          <CardGrid cards={page.below} level={3} />
        </Frame>
      )}
    </>
  );
}

function Group({ group, locale }: { readonly group: ListGroup; readonly locale: Locale }) {
  const m = messagesFor(locale);
  const count = group.count === 0 ? m.list.empty : plural(localeFacts[locale].tag, group.count, m.list.count);
  return (
    <Frame id={group.id} heading={count}>
      <Cards cards={group.cards} />
      {group.english.length > 0 && (
        <Frame heading={m.notices.inEnglish}>
          <Cards cards={group.english} />
        </Frame>
      )}
    </Frame>
  );
}

/** Side by side with drawings or parts of their own, otherwise one below the other. */
function Cards({ cards }: { readonly cards: readonly CardProps[] }) {
  if (cards.length === 0) return null;
  return cards.every(({ art, children }) => art || children) ? (
    <CardGrid cards={cards} level={3} />
  ) : (
    <CardList cards={cards} level={3} />
  );
}
