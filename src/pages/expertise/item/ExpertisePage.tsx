import { PageColumns } from '../../../components/layout/PageColumns.tsx';
import { SideNavigation } from '../../../components/layout/SideNavigation.tsx';
import { LeadCards } from '../../../components/listing/CardGrid.tsx';
import { PeopleFrame } from '../../../components/listing/PeopleFrame.tsx';
import { Opening } from '../../../components/opening/Opening.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { TableOfContents } from '../../../components/rich-text/TableOfContents.tsx';
import { Frame } from '../../../components/sections/Frame.tsx';
import { MetaList } from '../../../components/sections/MetaList.tsx';
import { Timeline } from '../../../components/sections/Timeline.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { Sections } from '../../shared/sections/Sections.tsx';
import { Entries } from '../Entries.tsx';
import { Prizes } from '../Prizes.tsx';
import type { ExpertisePageProps } from './view.ts';

/** A page of expertise that is neither a sector nor a service: a group of lawyers for one kind of client. */
export function ExpertisePage({ locale, ...page }: ExpertisePageProps & { readonly locale: Locale }) {
  const { expertise, record, people } = messagesFor(locale);
  const m = expertise.group;
  const { lang } = page.opening;
  return (
    <>
      <Opening {...page.opening} locale={locale} />
      <PageColumns
        aside={
          <>
            {page.side && <SideNavigation {...page.side} />}
            <TableOfContents label={record.contents} headings={page.contents} lang={lang} />
          </>
        }
      >
        {page.body && <RichTextBody value={page.body} locale={locale} lang={lang} />}
      </PageColumns>
      {page.worries.length > 0 && (
        <Frame id="worries" heading={m.worries}>
          <Entries entries={page.worries} lang={lang} />
        </Frame>
      )}
      <PeopleFrame {...page.leads} />
      {page.team.length > 0 && (
        <Frame id="team" heading={m.team} title="beside">
          <MetaList rows={page.team} />
        </Frame>
      )}
      {page.steps.entries.length > 0 && (
        <Frame id="steps" heading={page.steps.heading} title="beside">
          <Entries entries={page.steps.entries} lang={lang} />
        </Frame>
      )}
      {page.deals && (
        <Frame id="deals" heading={m.deals} more={page.deals.more} title="beside">
          <Timeline items={page.deals.items} />
          <p className="small">{people.person.priorResults}</p>
        </Frame>
      )}
      {page.writing.length > 0 && (
        <Frame id="writing" heading={m.writing}>
          <LeadCards cards={page.writing} level={3} />
        </Frame>
      )}
      <Prizes items={page.prizes} locale={locale} />
      <Sections sections={page.sections} locale={locale} />
    </>
  );
}
