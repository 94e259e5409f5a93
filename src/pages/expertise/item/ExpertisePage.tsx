import { PageColumns } from '../../../components/layout/PageColumns.tsx';
import { SideNavigation } from '../../../components/layout/SideNavigation.tsx';
import { LeadCards } from '../../../components/listing/CardGrid.tsx';
import { PeopleSection } from '../../../components/listing/PeopleSection.tsx';
import { Opening } from '../../../components/opening/Opening.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { TableOfContents } from '../../../components/rich-text/TableOfContents.tsx';
import { MetaList } from '../../../components/sections/MetaList.tsx';
import { Timeline } from '../../../components/sections/Timeline.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
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
        <TitledSection id="worries" heading={m.worries}>
          <Entries entries={page.worries} lang={lang} />
        </TitledSection>
      )}
      <PeopleSection {...page.leads} />
      {page.team.length > 0 && (
        <TitledSection id="team" heading={m.team} title="beside">
          <MetaList rows={page.team} />
        </TitledSection>
      )}
      {page.steps.entries.length > 0 && (
        <TitledSection id="steps" heading={page.steps.heading} title="beside">
          <Entries entries={page.steps.entries} lang={lang} />
        </TitledSection>
      )}
      {page.deals && (
        <TitledSection id="deals" heading={m.deals} more={page.deals.more} title="beside">
          <Timeline items={page.deals.items} />
          <p className="small">{people.person.priorResults}</p>
        </TitledSection>
      )}
      {page.writing.length > 0 && (
        <TitledSection id="writing" heading={m.writing}>
          <LeadCards cards={page.writing} level={3} />
        </TitledSection>
      )}
      <Prizes items={page.prizes} locale={locale} />
      <Sections sections={page.sections} locale={locale} />
    </>
  );
}
