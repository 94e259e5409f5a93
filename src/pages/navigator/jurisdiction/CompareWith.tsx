import { Button } from '../../../components/controls/Button.tsx';
import { Field } from '../../../components/controls/Field.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import styles from './CompareWith.module.css';
import type { CompareForm } from './compare.ts';

/** Chooses another jurisdiction; the table of both is a page of its own. */
export function CompareWith({ form, locale }: { readonly form: CompareForm; readonly locale: Locale }) {
  const m = messagesFor(locale).navigator.chapter;
  return (
    <form className={styles.compare} action={form.action}>
      <Field id="compare-with" label={m.compareWith}>
        <select id="compare-with" name="with">
          {form.regions.map(({ label, lang, options }) => (
            <optgroup key={label} label={label} lang={lang}>
              {options.map((option) => (
                <option key={option.value} value={option.value} lang={option.lang}>
                  {option.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </Field>
      {form.times.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button size="small">{m.compare}</Button>
    </form>
  );
}
