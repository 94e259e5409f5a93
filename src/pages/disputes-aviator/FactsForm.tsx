import { Button, ButtonRow } from '../../components/controls/Button.tsx';
import { Choices, describedBy, Field } from '../../components/controls/Field.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import styles from './FactsForm.module.css';
import { type FactField, type FactForm, fieldId } from './form.ts';
import { sentName, specialName } from './search-params.ts';

interface FactsFormProps {
  readonly form: FactForm;
  readonly action: string;
  /** Where the page begins again, when something was answered. */
  readonly isAnswered: boolean;
  readonly locale: Locale;
}

/** The questions as a plain GET form: the answers go into the address, and nowhere else. */
export function FactsForm({ form, action, isAnswered, locale }: FactsFormProps) {
  const m = messagesFor(locale).disputesAviator.page;
  return (
    <form className={styles.form} action={action} aria-label={m.describe}>
      {form.groups.map(({ legend, fields }) => (
        <fieldset key={legend} className={styles.group}>
          <legend className={styles.legend}>{legend}</legend>
          {fields.map((field) => (
            <FactControl key={field.name} field={field} choose={m.choose} />
          ))}
        </fieldset>
      ))}
      <Choices legend={m.special} name={specialName} type="checkbox" choices={form.specials} />
      <p className="meta">{m.privacy}</p>
      <ButtonRow>
        <Button kind="solid" name={sentName} value="1">
          {m.submit}
        </Button>
        {isAnswered && <a href={action}>{m.again}</a>}
      </ButtonRow>
    </form>
  );
}

function FactControl({ field, choose }: { readonly field: FactField; readonly choose: string }) {
  const { name, label, hint, error, value, options } = field;
  const id = fieldId(name);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <select
        id={id}
        name={name}
        defaultValue={value}
        aria-describedby={describedBy(id, { ...(hint && { hint }), ...(error && { error }) })}
        aria-invalid={error ? true : undefined}
      >
        <option value="">{choose}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
