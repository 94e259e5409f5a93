import styles from './Chapters.module.css';
import type { Chapter } from './chapters.ts';

/** A work's table of contents, to all its depth. */
export function Chapters({ chapters }: { readonly chapters: readonly Chapter[] }) {
  return (
    <ol className={styles.chapters}>
      {chapters.map((chapter) => (
        <li key={chapter.id} className={styles.chapter}>
          <p className={styles.line}>
            <a href={chapter.url} lang={chapter.lang}>
              {chapter.title}
            </a>
            {chapter.minutes && <span className="meta">{chapter.minutes}</span>}
          </p>
          {chapter.inEnglish && <p className="meta">{chapter.inEnglish}</p>}
          {chapter.summary && (
            <p className="meta" lang={chapter.lang}>
              {chapter.summary}
            </p>
          )}
          {chapter.parts.length > 0 && <Chapters chapters={chapter.parts} />}
        </li>
      ))}
    </ol>
  );
}
