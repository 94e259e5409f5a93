import styles from './Agenda.module.css';

interface AgendaProps {
  readonly items: readonly { readonly time: string; readonly title: string }[];
  /** Language of the titles, when it is not the interface's. */
  readonly lang: string | undefined;
}

/** What happens when, by the clock of the place. */
export function Agenda({ items, lang }: AgendaProps) {
  return (
    <ol>
      {items.map(({ time, title }) => (
        <li key={time + title} className={styles.item}>
          <time className={styles.time}>{time}</time>
          <span lang={lang}>{title}</span>
        </li>
      ))}
    </ol>
  );
}

interface SlidesProps {
  readonly slides: readonly { readonly heading: string; readonly points: readonly string[] }[];
  readonly lang: string | undefined;
}

/** What was shown, in words. */
export function Slides({ slides, lang }: SlidesProps) {
  return (
    <ol lang={lang}>
      {slides.map(({ heading, points }) => (
        <li key={heading} className={styles.slide}>
          <h3 className="title-3">{heading}</h3>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
