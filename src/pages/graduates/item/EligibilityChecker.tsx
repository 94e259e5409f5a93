import { Button } from '../../../components/controls/Button.tsx';
import { describedBy, Field } from '../../../components/controls/Field.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { CheckerField, CheckerProps } from './checker.ts';
import styles from './EligibilityChecker.module.css';

/** Asks what a programme depends on, and says honestly which are open to the reader. A plain form: nothing is kept. */
export function EligibilityChecker({ locale, ...checker }: CheckerProps & { readonly locale: Locale }) {
  const { action, fields, missing, results } = checker;
  const m = messagesFor(locale).graduates.checker;
  return (
    <div className={styles.checker}>
      <form className={`screen-only ${styles.form}`} action={`${action}#checker`}>
        {fields.map((field) => (
          <Question key={field.name} field={field} isMissing={missing.includes(field.label)} />
        ))}
        <div className={styles.buttons}>
          <Button kind="solid">{m.submit}</Button>
          {(results || missing.length > 0) && <a href={`${action}#checker`}>{m.again}</a>}
        </div>
      </form>
      <div className={styles.results} role="status">
        {missing.length > 0 && (
          <>
            <p className={styles.missing}>{m.incomplete}</p>
            <ul>
              {missing.map((label) => (
                <li key={label}>{label}</li>
              ))}
            </ul>
          </>
        )}
        {results?.length === 0 && <p>{m.none}</p>}
        {results?.map(({ heading, items }) => (
          <div key={heading} className={styles.group}>
            <h3>{heading}</h3>
            <ul>
              {items.map(({ id, title, lang, country, reasons }) => (
                <li key={id} className={styles.result}>
                  <p>
                    <strong lang={lang}>{title}</strong> <span className="small">{country}</span>
                  </p>
                  {reasons.map((reason) => (
                    <p key={reason}>{reason}</p>
                  ))}
                </li>
              ))}
            </ul>
          </div>
        ))}
        {results && results.length > 0 && <p className="small">{m.caveat}</p>}
      </div>
    </div>
  );
}

function Question({ field, isMissing }: { readonly field: CheckerField; readonly isMissing: boolean }) {
  const { name, label, hint, options, value } = field;
  const id = `checker-${name}`;
  return (
    <Field id={id} label={label} hint={hint}>
      <select
        id={id}
        name={name}
        defaultValue={value}
        aria-describedby={hint && describedBy(id, { hint })}
        aria-invalid={isMissing || undefined}
        required
      >
        {name !== 'country' && <option value="">…</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
