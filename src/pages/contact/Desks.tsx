import { Label } from '../../components/sections/Label.tsx';
import type { MetaRow } from '../../components/sections/section.ts';
import styles from './Desks.module.css';

interface DesksProps {
  readonly desks: readonly MetaRow[];
}

/** Who answers: name, telephone, address, hours, one below the other. */
export function Desks({ desks }: DesksProps) {
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

interface ToldDesksProps extends DesksProps {
  readonly text: string | null | undefined;
  readonly lang: string | undefined;
}

/** What they are for, above them. */
export function ToldDesks({ text, lang, desks }: ToldDesksProps) {
  return (
    <div className={styles.told} lang={lang}>
      {text && <p>{text}</p>}
      <Desks desks={desks} />
    </div>
  );
}
