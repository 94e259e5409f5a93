import styles from './ListChoices.module.css';

/** One of several ways to see a list: an order, a look. */
export interface ListChoice {
  readonly text: string;
  readonly url: string;
  readonly current: boolean;
}

interface ListChoicesProps {
  readonly label: string;
  readonly choices: readonly ListChoice[];
}

/** The ways to see a list as links, beside its count. */
export function ListChoices({ label, choices }: ListChoicesProps) {
  return (
    <nav className={styles.choices} aria-label={label}>
      {choices.map(({ text, url, current }) => (
        <a
          key={url}
          className={`current ${styles.choice}`}
          href={url}
          aria-current={current ? 'true' : undefined}
        >
          {text}
        </a>
      ))}
    </nav>
  );
}
