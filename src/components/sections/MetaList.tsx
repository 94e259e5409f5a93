import { Label } from './Label.tsx';
import styles from './MetaList.module.css';
import type { MetaRow } from './section.ts';

/** A record's facts as a list of terms. */
export function MetaList({ rows }: { readonly rows: readonly MetaRow[] }) {
  if (rows.length === 0) return null;
  return (
    <dl className={styles.list}>
      {rows.map(({ label, values }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          {values.map((value) => (
            <dd key={value.text} className={styles.value}>
              <Label {...value} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
