import { Label } from '../../components/sections/Label.tsx';
import type { MetaRow } from '../../components/sections/section.ts';
import styles from './Desks.module.css';

/** Who answers: name, telephone, address, hours, one below the other. */
export function Desks({ desks }: { readonly desks: readonly MetaRow[] }) {
  if (desks.length === 0) return null;
  return (
    <dl className={styles.desks}>
      {desks.map(({ label, values }) => (
        <div key={label} className={styles.desk}>
          <dt>{label}</dt>
          {values.map((value) => (
            <dd key={value.text}>
              <Label {...value} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
