import styles from './StatusMark.module.css';

/** How a rule stands; each has a shape of its own, so that nothing is said by colour alone. */
export type Status =
  | 'in-force'
  | 'in-part'
  | 'dated'
  | 'proposed'
  | 'consultation'
  | 'challenged'
  | 'overdue'
  | 'none'
  | 'repealed'
  | 'not-applicable'
  | 'not-reviewed';

const circle = 'M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1z';
const triangle = 'M6 1.25 11 10.75H1z';

const shapes: { readonly [S in Status]: string } = {
  'in-force': circle,
  'in-part': circle,
  dated: circle,
  proposed: circle,
  consultation: 'M6 .75 11.25 6 6 11.25.75 6z',
  challenged: triangle,
  overdue: triangle,
  none: 'M1 6h10',
  repealed: `${circle}M2.5 9.5l7-7`,
  'not-applicable': 'M2 2l8 8M10 2l-8 8',
  'not-reviewed': 'M1 1h2M5 1h2M9 1h2v2M11 5v2M11 9v2H9M7 11H5M3 11H1V9M1 7V5M1 3V1',
};

const filled: ReadonlySet<Status> = new Set(['in-force', 'challenged', 'overdue']);
const urgent: ReadonlySet<Status> = new Set(['dated', 'challenged', 'overdue']);
const quiet: ReadonlySet<Status> = new Set(['none', 'repealed', 'not-applicable', 'not-reviewed']);

/** What of a circle is filled. */
const halves: { readonly [S in Status]?: string } = {
  'in-part': 'M1 6a5 5 0 0 0 10 0z',
  dated: 'M6 1a5 5 0 0 1 0 10z',
};

interface StatusMarkProps {
  readonly status: Status;
  /** The status in words. */
  readonly text: string;
}

/** A status: shape and words. */
export function StatusMark({ status, text }: StatusMarkProps) {
  const voice = urgent.has(status) ? styles.urgent : quiet.has(status) ? styles.quiet : styles.status;
  return (
    <span className={voice}>
      <svg
        className={filled.has(status) ? styles.filled : styles.shape}
        viewBox="0 0 12 12"
        aria-hidden="true"
      >
        <path d={shapes[status]} />
        {halves[status] && <path className={styles.half} d={halves[status]} />}
      </svg>
      {text}
    </span>
  );
}
