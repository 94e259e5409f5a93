import { ButtonLink } from '../../../../components/controls/Button.tsx';
import { PageActions } from '../../../../components/controls/PageActions.tsx';
import { PageColumns } from '../../../../components/layout/PageColumns.tsx';
import { SideNavigation } from '../../../../components/layout/SideNavigation.tsx';
import { PeopleSection } from '../../../../components/listing/PeopleSection.tsx';
import { Opening } from '../../../../components/opening/Opening.tsx';
import { RichTextBody } from '../../../../components/rich-text/RichTextBody.tsx';
import { MetaList } from '../../../../components/sections/MetaList.tsx';
import { Questions } from '../../../../components/sections/Questions.tsx';
import { Quote } from '../../../../components/sections/Quote.tsx';
import { TitledSection } from '../../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../../i18n/locales.ts';
import { messagesFor } from '../../../../i18n/messages.ts';
import { linkTo } from '../../../../routing/links.ts';
import { Sections } from '../../../shared/sections/Sections.tsx';
import { Entries } from '../../Entries.tsx';
import { Prizes } from '../../Prizes.tsx';
import styles from './SolutionPage.module.css';
import type { SolutionPageProps } from './view.ts';

/** A problem that recurs, and what we do about it at a price known beforehand. */
export function SolutionPage({ locale, ...page }: SolutionPageProps & { readonly locale: Locale }) {
  const { solutions } = messagesFor(locale).expertise;
  const m = solutions;
  const { lang, title } = page.opening;
  return (
    <>
      <Opening {...page.opening} locale={locale} />
      <PageColumns
        aside={
          <>
            <MetaList rows={page.meta} />
            <PageActions locale={locale} title={title} url={page.url} />
            {page.side && <SideNavigation {...page.side} />}
          </>
        }
      >
        {page.problem && <Quote text={page.problem} by={m.words} lang={lang} />}
        {page.approach.length > 0 && (
          <TitledSection id="approach" heading={solutions.approach}>
            <Entries entries={page.approach} lang={lang} />
          </TitledSection>
        )}
        {page.pricing.length > 0 && (
          <TitledSection id="pricing" heading={solutions.pricing}>
            <div className="prose" lang={lang}>
              {page.pricing.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </TitledSection>
        )}
        {page.body && (
          <div className={styles.body}>
            <RichTextBody value={page.body} locale={locale} lang={lang} />
          </div>
        )}
      </PageColumns>
      {page.tools.length > 0 && (
        <TitledSection id="tools" heading={m.tools}>
          <Entries entries={page.tools} lang={lang} />
        </TitledSection>
      )}
      <Sections sections={page.works} locale={locale} />
      <PeopleSection {...page.team} />
      {page.questions.length > 0 && (
        <TitledSection id="questions" heading={m.questions} lang={lang} title="beside">
          <Questions
            questions={page.questions.map(({ answer, ...question }) => ({
              ...question,
              answer: <p>{answer}</p>,
            }))}
          />
        </TitledSection>
      )}
      <Prizes items={page.prizes} locale={locale} />
      <Sections sections={page.others} locale={locale} />
      <p className={styles.body}>
        <ButtonLink href={linkTo('contact', {}, locale)}>{m.start}</ButtonLink>
      </p>
    </>
  );
}
