import { Button } from '../../../components/controls/Button.tsx';
import { type Choice, Choices } from '../../../components/controls/Field.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import styles from './PitchPage.module.css';

export interface PackChooserProps {
  readonly action: string;
  /** Those on this page of the directory. */
  readonly people: readonly Choice[];
  /** Ids of those chosen elsewhere in it. */
  readonly elsewhere: readonly string[];
  readonly locale: Locale;
}

/** Below the directory: who is to be in a pack. */
export function PackChooser({ action, people, elsewhere, locale }: PackChooserProps) {
  const { pitch: m } = messagesFor(locale);
  return (
    <details className={styles.chooser}>
      <summary>{m.choose}</summary>
      <form className={styles.form} action={action} aria-label={m.choose}>
        <p className="meta">{m.chooseText}</p>
        <input type="hidden" name="view" value="pitch" />
        {elsewhere.map((id) => (
          <input key={id} type="hidden" name="person" value={id} />
        ))}
        <div className={styles.names}>
          <Choices legend={m.people} name="person" type="checkbox" choices={people} />
        </div>
        <div>
          <Button>{m.make}</Button>
        </div>
      </form>
    </details>
  );
}
