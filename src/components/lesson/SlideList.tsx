import type { Slide } from '../../content/lessons/slides.ts';
import styles from './Slides.module.css';

export type SlideTexts = {
  /** With `{number}` and `{total}`. */
  readonly slideOf: string;
  readonly notes: string;
  readonly transcript: string;
};

interface SlideListProps {
  readonly slides: readonly Slide[];
  readonly texts: SlideTexts;
  /** Language of the slides, when it is not the page's. */
  readonly lang: string | undefined;
}

/** The slides of a lesson one below the other, each with what is said to it, and all that is said as one text. */
export function SlideList({ slides, texts, lang }: SlideListProps) {
  const numbered = (index: number) =>
    texts.slideOf.replace('{number}', String(index + 1)).replace('{total}', String(slides.length));
  return (
    <>
      <ol className={styles.slides}>
        {slides.map(({ heading, points, notes }, index) => (
          <li key={heading} className={styles.slide} data-slide="">
            <p className="meta">{numbered(index)}</p>
            <h3 className="title-3" lang={lang}>
              {heading}
            </h3>
            <ul className={styles.points} lang={lang}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <div className={styles.notes}>
              <p className="meta">{texts.notes}</p>
              <Paragraphs texts={notes} lang={lang} />
            </div>
          </li>
        ))}
      </ol>
      <details className={`screen-only ${styles.transcript}`}>
        <summary>{texts.transcript}</summary>
        <div className="prose">
          {slides.map(({ heading, notes }) => (
            <Paragraphs key={heading} texts={notes} lang={lang} />
          ))}
        </div>
      </details>
    </>
  );
}

interface ParagraphsProps {
  readonly texts: readonly string[];
  readonly lang: string | undefined;
}

function Paragraphs({ texts, lang }: ParagraphsProps) {
  return texts.map((text) => (
    <p key={text} lang={lang}>
      {text}
    </p>
  ));
}
