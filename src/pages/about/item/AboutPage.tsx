import type { ReactNode } from 'react';
import { PageColumns } from '../../../components/layout/PageColumns.tsx';
import { SideNavigation } from '../../../components/layout/SideNavigation.tsx';
import { PeopleFrame } from '../../../components/listing/PeopleFrame.tsx';
import { Opening } from '../../../components/opening/Opening.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { Frame } from '../../../components/sections/Frame.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { Desks } from '../../contact/Desks.tsx';
import { Sections } from '../../shared/sections/Sections.tsx';
import { Figures } from './Figures.tsx';
import type { FirmPageProps } from './firm-page.ts';
import { Projects } from './Projects.tsx';
import { Series } from './Series.tsx';
import { Story } from './Story.tsx';

interface AboutPageProps extends FirmPageProps {
  readonly locale: Locale;
  /** What follows the text: alerts. */
  readonly children?: ReactNode;
  /** What stays in view beside the text. */
  readonly note?: ReactNode;
}

export function AboutPage({ locale, children, note, ...page }: AboutPageProps) {
  const m = messagesFor(locale);
  const { lang } = page.opening;
  return (
    <>
      <Opening {...page.opening} locale={locale} />
      <PageColumns
        aside={
          <>
            <Desks desks={page.desks} />
            {page.side && <SideNavigation {...page.side} />}
            {note}
          </>
        }
      >
        {page.figures.length > 0 && <Figures figures={page.figures} lang={lang} />}
        {page.body && <RichTextBody value={page.body} locale={locale} lang={lang} />}
      </PageColumns>
      {children}
      {page.series.length > 0 && (
        <Frame id="series" heading={m.about.series}>
          <Series series={page.series} lang={lang} locale={locale} />
        </Frame>
      )}
      {page.projects.length > 0 && (
        <Frame id="projects" heading={m.about.projects}>
          <Projects projects={page.projects} lang={lang} />
        </Frame>
      )}
      {page.story.length > 0 && (
        <Frame id="story" heading={m.about.story}>
          <Story milestones={page.story} lang={lang} />
        </Frame>
      )}
      <PeopleFrame {...page.people} />
      <Sections sections={page.sections} locale={locale} />
    </>
  );
}
