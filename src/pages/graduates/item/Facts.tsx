import styles from './GraduateParts.module.css';
import type { GraduatePageProps } from './view.ts';

/** Figures in a line, each with what it counts. */
export function Facts({ facts, lang }: Pick<GraduatePageProps, 'facts' | 'lang'>) {
  return (
    <dl className={styles.facts} lang={lang}>
      {facts.map(({ value, label, note }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd className={`numeral ${styles.value}`}>{value}</dd>
          {note && <dd className="small">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** What people who were there say. */
export function Voices({ voices, lang }: Pick<GraduatePageProps, 'voices' | 'lang'>) {
  return (
    <div className={styles.voices} lang={lang}>
      {voices.map(({ quote, name, role }) => (
        <figure key={name}>
          <blockquote className={styles.quote}>{quote}</blockquote>
          <figcaption className={styles.speaker}>
            <strong>{name}</strong>
            {role && <span className="small">{role}</span>}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
