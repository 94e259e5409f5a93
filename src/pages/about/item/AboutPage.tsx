import type { ReactNode } from 'react';
import { FormSection } from '../../../components/forms/FormSection.tsx';
import { PageColumns } from '../../../components/layout/PageColumns.tsx';
import { SideNavigation } from '../../../components/layout/SideNavigation.tsx';
import { PeopleSection } from '../../../components/listing/PeopleSection.tsx';
import { Opening } from '../../../components/opening/Opening.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
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
      {page.form && <FormSection name={page.form} locale={locale} />}
      {children}
      {page.series.length > 0 && (
        <TitledSection id="series" heading={m.about.series}>
          <Series series={page.series} lang={lang} locale={locale} />
        </TitledSection>
      )}
      {page.projects.length > 0 && (
        <TitledSection id="projects" heading={m.about.projects}>
          <Projects projects={page.projects} lang={lang} />
        </TitledSection>
      )}
      {page.story.length > 0 && (
        <TitledSection id="story" heading={m.about.story}>
          <Story milestones={page.story} lang={lang} />
        </TitledSection>
      )}
      <PeopleSection {...page.people} />
      <Sections sections={page.sections} locale={locale} />
    </>
  );
}
