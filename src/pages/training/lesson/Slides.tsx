import { Island } from '../../../browser/islands/kit/Island.tsx';
import { island } from '../../../browser/islands/SlideShow.island.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Slide } from '../../../content/lessons/slides.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import styles from './Slides.module.css';

interface SlidesProps {
  readonly slides: readonly Slide[];
  /** Where a recording of them is, if there is one. */
  readonly recording: string | null;
  readonly locale: Locale;
  /** Language of the slides, when it is not the page's. */
  readonly lang: string | undefined;
}

/** The slides of a lesson one below the other, each with what is said to it; a script shows them one at a time. */
export function Slides({ slides, recording, locale, lang }: SlidesProps) {
  const m = messagesFor(locale).training.lesson;
  const total = slides.length;
  const { show, previous, next, close } = m;
  return (
    <TitledSection id="slides" heading={m.slides} title="beside">
      {recording && (
        <p>
          <a href={recording}>{m.recording}</a>
        </p>
      )}
      <Island of={island} on="interaction" props={{ texts: { show, previous, next, close } }} />
      <ol className={styles.slides}>
        {slides.map(({ heading, points, notes }, index) => (
          <li key={heading} className={styles.slide} data-slide="">
            <p className="meta">{m.slideOf({ number: index + 1, total })}</p>
            <h3 className="title-3" lang={lang}>
              {heading}
            </h3>
            <ul className={styles.points} lang={lang}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <div className={styles.notes}>
              <p className="meta">{m.notes}</p>
              <Paragraphs texts={notes} lang={lang} />
            </div>
          </li>
        ))}
      </ol>
      <details className={`screen-only ${styles.transcript}`}>
        <summary>{m.transcript}</summary>
        <div className="prose">
          {slides.map(({ heading, notes }) => (
            <Paragraphs key={heading} texts={notes} lang={lang} />
          ))}
        </div>
      </details>
    </TitledSection>
  );
}

function Paragraphs({
  texts,
  lang,
}: {
  readonly texts: readonly string[];
  readonly lang: string | undefined;
}) {
  return texts.map((text) => (
    <p key={text} lang={lang}>
      {text}
    </p>
  ));
}
