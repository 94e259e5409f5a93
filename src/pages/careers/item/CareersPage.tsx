import { PageColumns } from '../../../components/layout/PageColumns.tsx';
import { SideNavigation } from '../../../components/layout/SideNavigation.tsx';
import { CardGrid } from '../../../components/listing/CardGrid.tsx';
import { PeopleFrame } from '../../../components/listing/PeopleFrame.tsx';
import { Opening } from '../../../components/opening/Opening.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { Frame } from '../../../components/sections/Frame.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { linkTo } from '../../../routing/links.ts';
import { Figures } from '../../about/item/Figures.tsx';
import { Story } from '../../about/item/Story.tsx';
import { Sections } from '../../shared/sections/Sections.tsx';
import { JobList } from '../JobList.tsx';
import type { CareersPageProps } from './page-view.ts';

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
        <Frame id="path" heading={m.path} title="beside">
          <Story milestones={page.path} lang={lang} />
        </Frame>
      )}
      <Sections sections={page.sections} locale={locale} />
      {page.below.length > 0 && (
        <Frame id="below" heading={record.below}>
          <CardGrid cards={page.below} level={3} />
        </Frame>
      )}
      {page.jobs && (
        <Frame id="jobs" heading={page.jobs.heading} title="beside" more={all}>
          <JobList jobs={page.jobs.rows} />
        </Frame>
      )}
      <PeopleFrame {...page.people} />
      <Sections sections={page.related} locale={locale} />
    </>
  );
}
