import { Button } from '../../../components/controls/Button.tsx';
import { Choices, describedBy, Field } from '../../../components/controls/Field.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import styles from './PitchPage.module.css';
import type { PitchPageProps } from './view.ts';

type PitchFormProps = PitchPageProps['form'] & { readonly locale: Locale };

/** What is in the pack, to tick and untick. */
export function PitchForm({ action, matter, people, deals, add, locale }: PitchFormProps) {
  const { pitch, page } = messagesFor(locale);
  const m = pitch;
  return (
    <form className={styles.form} action={action} aria-label={m.change}>
      <input type="hidden" name="view" value="pitch" />
      <Field id="matter" label={m.matter} hint={m.matterHint}>
        <input
          id="matter"
          name="matter"
          defaultValue={matter}
          maxLength={80}
          aria-describedby={describedBy('matter', { hint: m.matterHint })}
        />
      </Field>
      {people.length > 0 && <Choices legend={m.people} name="person" type="checkbox" choices={people} />}
      {deals.length > 0 && <Choices legend={m.deals} name="deal" type="checkbox" choices={deals} />}
      <Button kind="solid" wide>
        {m.update}
      </Button>
      <a href={add}>{m.add}</a>
      <div className={styles.print}>
        <Button type="button" wide data-action="print">
          <span>{page.actions.print}</span>
        </Button>
      </div>
    </form>
  );
}
