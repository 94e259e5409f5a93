import { PageColumns } from '../../../components/layout/PageColumns.tsx';
import { SideNavigation } from '../../../components/layout/SideNavigation.tsx';
import { CardGrid } from '../../../components/listing/CardGrid.tsx';
import { PeopleSection } from '../../../components/listing/PeopleSection.tsx';
import { Opening } from '../../../components/opening/Opening.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { linkTo } from '../../../routing/links.ts';
import { Figures } from '../../about/item/Figures.tsx';
import { Story } from '../../about/item/Story.tsx';
import { Sections } from '../../shared/sections/Sections.tsx';
import { JobList } from '../JobList.tsx';
import type { CareersPageProps } from './careers-page-view.ts';

/** A page about working here: its text, figures and years, the positions below it, whom to ask. */
export function CareersPage({ locale, ...page }: CareersPageProps & { readonly locale: Locale }) {
  const { careers: m, record } = messagesFor(locale);
  const { lang } = page.opening;
  const all = { text: m.allJobs, url: `${linkTo('careers-list', {}, locale)}#jobs` };
  return (
    <>
      <Opening {...page.opening} locale={locale} />
      <PageColumns aside={page.side && <SideNavigation {...page.side} />}>
        {page.figures.length > 0 && <Figures figures={page.figures} lang={lang} />}
        {page.body && <RichTextBody value={page.body} locale={locale} lang={lang} />}
      </PageColumns>
      {page.path.length > 0 && (
        <TitledSection id="path" heading={m.path} title="beside">
          <Story milestones={page.path} lang={lang} />
        </TitledSection>
      )}
      <Sections sections={page.sections} locale={locale} />
      {page.below.length > 0 && (
        <TitledSection id="below" heading={record.below}>
          <CardGrid cards={page.below} level={3} />
        </TitledSection>
      )}
      {page.jobs && (
        <TitledSection id="jobs" heading={page.jobs.heading} title="beside" more={all}>
          <JobList jobs={page.jobs.rows} />
        </TitledSection>
      )}
      <PeopleSection {...page.people} />
      <Sections sections={page.related} locale={locale} />
    </>
  );
}
