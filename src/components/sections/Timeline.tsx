import { DatedText } from './DatedText.tsx';
import { Label } from './Label.tsx';
import type { Labelled } from './section.ts';
import styles from './Timeline.module.css';

export interface TimelineItem {
  /** A year or a day, short. */
  readonly date: string;
  readonly text: string;
  readonly url?: Labelled['url'];
  /** Below it, outside its link. */
  readonly note?: string | null | undefined;
  readonly lang?: string | undefined;
  /** That it is in English, to readers of another language. */
  readonly inEnglish?: string | undefined;
}

/** Matters, milestones, writing: when, and what. */
export function Timeline({ items }: { readonly items: readonly TimelineItem[] }) {
  return (
    <ul>
      {items.map(({ date, text, url, note, lang, inEnglish }) => (
        <li key={text} className={styles.item}>
          <span className={styles.date}>
            <DatedText text={date} />
          </span>
          <span>
            {inEnglish && <span className="capitals topic">{inEnglish} </span>}
            <Label text={text} url={url} lang={lang} />
            {note && (
              <span className={styles.note} lang={lang}>
                <DatedText text={note} />
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
