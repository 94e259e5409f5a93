import { PageActions } from '../../../components/controls/PageActions.tsx';
import { PageColumns } from '../../../components/layout/PageColumns.tsx';
import { CardGrid } from '../../../components/listing/CardGrid.tsx';
import { PersonList } from '../../../components/listing/PersonList.tsx';
import { Opening } from '../../../components/opening/Opening.tsx';
import { TableOfContents } from '../../../components/rich-text/TableOfContents.tsx';
import { Label } from '../../../components/sections/Label.tsx';
import { MetaList } from '../../../components/sections/MetaList.tsx';
import { Timeline } from '../../../components/sections/Timeline.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { ContentsPlace, GatedText, LessonPlace } from '../../shared/gate/GatedText.tsx';
import { lessonTexts } from '../lesson/lesson-texts.ts';
import { Progress } from '../lesson/Progress.tsx';
import { Quiz } from '../lesson/Quiz.tsx';
import { Slides } from '../lesson/Slides.tsx';
import { PartList } from '../PartList.tsx';
import styles from './TrainingItemPage.module.css';
import type { TrainingItemPageProps } from './view.ts';

/** A part of a course. */
export function TrainingItemPage({ locale, ...page }: TrainingItemPageProps & { readonly locale: Locale }) {
  const { record, training } = messagesFor(locale);
  const m = training;
  const { lang } = page.opening;
  return (
    <>
      <Opening {...page.opening} locale={locale} />
      <PageColumns
        aside={
          <>
            {page.gate && <ContentsPlace />}
            <TableOfContents label={record.contents} headings={page.contents} lang={lang} />
            <MetaList rows={page.facts} />
            <PageActions locale={locale} title={page.opening.title} url={page.url} />
          </>
        }
      >
        <section className={styles.law} data-changed={page.law.changes.length > 0}>
          <h2 className="capitals">{page.law.heading}</h2>
          {page.law.text && <p>{page.law.text}</p>}
          <Timeline items={page.law.changes} />
        </section>
        <GatedText
          id={page.id}
          value={page.body}
          gate={page.gate}
          locale={locale}
          lang={lang}
          lesson={lessonTexts(locale)}
        />
      </PageColumns>
      {page.gate && <LessonPlace />}
      {page.slides.length > 0 && (
        <Slides slides={page.slides} recording={page.recording} locale={locale} lang={lang} />
      )}
      {page.questions.length > 0 && (
        <Quiz id={page.id} questions={page.questions} locale={locale} lang={lang} />
      )}
      {page.series && (
        <Progress
          series={page.series}
          lessons={page.parts.map(({ id }) => id)}
          lesson={page.id}
          locale={locale}
        />
      )}
      <TitledSection id="parts" heading={m.around} title="beside">
        <PartList parts={page.parts} />
        <p className={`screen-only ${styles.steps}`}>
          {[page.previous, page.next].map((step) => step && <Label key={step.text} {...step} />)}
        </p>
      </TitledSection>
      {page.presenters.length > 0 && (
        <TitledSection id="presenters" heading={training.presenters} title="beside">
          <PersonList people={page.presenters} level={3} />
        </TitledSection>
      )}
      {page.related.length > 0 && (
        <TitledSection id="related" heading={record.related}>
          <CardGrid cards={page.related} level={3} />
        </TitledSection>
      )}
    </>
  );
}
