import { PageColumns } from '../../../components/layout/PageColumns.tsx';
import { SideNavigation } from '../../../components/layout/SideNavigation.tsx';
import { CardGrid, LeadCards } from '../../../components/listing/CardGrid.tsx';
import { PeopleSection } from '../../../components/listing/PeopleSection.tsx';
import { Opening } from '../../../components/opening/Opening.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { TableOfContents } from '../../../components/rich-text/TableOfContents.tsx';
import { KeyPoints } from '../../../components/sections/KeyPoints.tsx';
import { Timeline } from '../../../components/sections/Timeline.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { Sections } from '../../shared/sections/Sections.tsx';
import type { PracticePageProps } from './view.ts';

export function PracticePage({ locale, ...page }: PracticePageProps & { readonly locale: Locale }) {
  const m = messagesFor(locale);
  const { lang } = page.opening;
  return (
    <>
      <Opening {...page.opening} locale={locale} />
      <PageColumns
        aside={
          <>
            {page.side && <SideNavigation {...page.side} />}
            <TableOfContents label={m.record.contents} headings={page.contents} lang={lang} />
          </>
        }
      >
        {page.points.length > 0 && (
          <KeyPoints heading={m.expertise.practice.inShort} points={page.points} lang={lang} />
        )}
        {page.body && <RichTextBody value={page.body} locale={locale} lang={lang} />}
      </PageColumns>
      <PeopleSection {...page.people} />
      {page.areas.length > 0 && (
        <TitledSection id="areas" heading={m.expertise.practice.areas}>
          <CardGrid cards={page.areas} level={3} />
        </TitledSection>
      )}
      {page.deals && (
        <TitledSection id="deals" heading={m.expertise.practice.deals} more={page.deals.more} title="beside">
          <Timeline items={page.deals.items} />
          <p className="small">{m.people.person.priorResults}</p>
        </TitledSection>
      )}
      {page.writing.length > 0 && (
        <TitledSection id="writing" heading={m.expertise.practice.reading}>
          <LeadCards cards={page.writing} level={3} />
        </TitledSection>
      )}
      <Sections sections={page.sections} locale={locale} />
    </>
  );
}
