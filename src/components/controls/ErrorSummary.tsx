import { Icon } from '../icons/Icon.tsx';
import { Label } from '../sections/Label.tsx';
import type { Labelled } from '../sections/section.ts';
import styles from './ErrorSummary.module.css';

/** What is missing in a form, above it, each line leading to its control. Nothing where nothing is missing. */
export function ErrorSummary({
  heading,
  errors,
}: {
  readonly heading: string;
  readonly errors: readonly Labelled[];
}) {
  if (errors.length === 0) return null;
  return (
    <section className={styles.summary} aria-labelledby="errors">
      <h2 id="errors" className={styles.heading}>
        <Icon name="alert" /> {heading}
      </h2>
      <ul>
        {errors.map((error) => (
          <li key={error.text} className={styles.error}>
            <Label {...error} />
          </li>
        ))}
      </ul>
    </section>
  );
}
