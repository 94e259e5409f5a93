import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { CardList } from '../../components/listing/CardList.tsx';
import { Pagination } from '../../components/listing/Pagination.tsx';
import { Notices } from '../../components/notices/Notices.tsx';
import { RichTextBody } from '../../components/rich-text/RichTextBody.tsx';
import { Sections } from '../../components/sections/Sections.tsx';
import { plural } from '../../i18n/fill.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { type Locale, localeFacts } from '../../routing/locales.ts';
import styles from './ListPage.module.css';
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
        <Sections
          locale={locale}
          sections={[{ kind: 'cards', id: 'below', heading: m.record.below, cards: page.below }]}
        />
      )}
    </>
  );
}

function Group({ group, locale }: { readonly group: ListGroup; readonly locale: Locale }) {
  const m = messagesFor(locale);
  const level = group.heading ? 3 : 2;
  const English = group.heading ? 'h3' : 'h2';
  return (
    <section className={styles.group}>
      {group.heading && <h2>{group.heading}</h2>}
      <p className={styles.count}>
        {group.count === 0 ? m.list.empty : plural(localeFacts[locale].tag, group.count, m.list.count)}
      </p>
      {group.cards.length > 0 && <CardList cards={group.cards} level={level} />}
      {group.english.length > 0 && (
        <>
          <English className={styles.english}>{m.notices.inEnglish}</English>
          <CardList cards={group.english} level={3} />
        </>
      )}
    </section>
  );
}
