import { Island } from '../../../browser/islands/kit/Island.tsx';
import { island } from '../../../browser/islands/SlideShow.island.tsx';
import { SlideList } from '../../../components/lesson/SlideList.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Slide } from '../../../content/lessons/slides.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { lessonTexts } from './lesson-texts.ts';

interface SlidesProps {
  readonly slides: readonly Slide[];
  /** Where a recording of them is, if there is one. */
  readonly recording: string | null;
  readonly locale: Locale;
  /** Language of the slides, when it is not the page's. */
  readonly lang: string | undefined;
}

/** The slides of a lesson, each with what is said to it; a script shows them one at a time. */
export function Slides({ slides, recording, locale, lang }: SlidesProps) {
  const m = lessonTexts(locale);
  const { show, previous, next, close } = m;
  return (
    <TitledSection id="slides" heading={m.slides} title="beside">
      {recording && (
        <p>
          <a href={recording}>{messagesFor(locale).training.lesson.recording}</a>
        </p>
      )}
      <Island of={island} on="interaction" props={{ texts: { show, previous, next, close } }} />
      <SlideList slides={slides} texts={m} lang={lang} />
    </TitledSection>
  );
}
