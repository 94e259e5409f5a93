import { Label } from '../../components/sections/Label.tsx';
import styles from './Siblings.module.css';
import type { RecordPageProps } from './view.ts';

type SiblingsProps = NonNullable<RecordPageProps['siblings']> & { readonly label: string };

/** The pages beside this one, below their parent. */
export function Siblings({ label, parent, items }: SiblingsProps) {
  return (
    <nav className={styles.siblings} aria-label={label}>
      <p className={styles.parent}>
        <Label {...parent} />
      </p>
      <ul>
        {items.map(({ id, ...item }) => (
          <li key={id} className={styles.item}>
            {item.url ? (
              <Label {...item} />
            ) : (
              <span aria-current="page" lang={item.lang}>
                {item.text}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
