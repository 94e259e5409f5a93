import styles from './Figures.module.css';
import type { FigureOf } from './firm-page.ts';

interface FiguresProps {
  readonly figures: readonly FigureOf[];
  readonly lang: string | undefined;
}

/** Numbers with their source and their day. */
export function Figures({ figures, lang }: FiguresProps) {
  return (
    <dl className={styles.figures} lang={lang}>
      {figures.map(({ value, label, source }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {source && <dd className="small">{source}</dd>}
        </div>
      ))}
    </dl>
  );
}
