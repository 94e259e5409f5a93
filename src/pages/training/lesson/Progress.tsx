import { Island } from '../../../browser/islands/kit/Island.tsx';
import { island } from '../../../browser/islands/LessonProgress.island.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import styles from './Progress.module.css';

interface ProgressProps {
  /** Of the series and of all its lessons. */
  readonly series: string;
  readonly lessons: readonly string[];
  /** The one of this page. */
  readonly lesson?: string | null;
  readonly locale: Locale;
}

/** How far somebody is with a series: a script knows it. */
export function Progress({ series, lessons, lesson = null, locale }: ProgressProps) {
  const { title, done, finish: _, ...texts } = messagesFor(locale).training.progress;
  const counted = done({ done: '{done}', total: '{total}' });
  return (
    <div className={`screen-only ${styles.progress}`}>
      <TitledSection id="progress" heading={title} title="beside">
        <Island
          of={island}
          on="interaction-or-signed-in"
          props={{ series, lessons, lesson, texts: { ...texts, done: counted } }}
        />
      </TitledSection>
    </div>
  );
}
