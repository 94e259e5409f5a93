import { Button } from '../../../components/controls/Button.tsx';
import { Field } from '../../../components/controls/Field.tsx';
import { Label } from '../../../components/sections/Label.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import styles from './CodeCheckPart.module.css';
import { type CodeCheck, codeParam } from './code-check.ts';

interface CodeCheckProps {
  readonly check: CodeCheck;
  /** The address of the page, without a query. */
  readonly action: string;
  readonly locale: Locale;
}

/** A form for the code of a report, and what is said of the report that has it. */
export function CodeCheckPart({ check, action, locale }: CodeCheckProps) {
  const m = messagesFor(locale).navigator.code;
  return (
    <section className={styles.part} id="check" aria-labelledby="check-heading">
      <h2 id="check-heading">{m.heading}</h2>
      <form action={`${action}#check`} className={styles.form}>
        <Field id="report-code" label={m.label} hint={m.hint}>
          <input
            id="report-code"
            type="text"
            name={codeParam}
            defaultValue={check.code}
            aria-describedby="report-code-hint"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
        </Field>
        <Button type="submit">{m.action}</Button>
      </form>
      {check.verdict && (
        <p className={check.isGood ? styles.good : styles.bad} role="status">
          {check.verdict}
        </p>
      )}
      {check.facts.length > 0 && (
        <dl className={styles.facts}>
          {check.facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {check.entries.length > 0 && (
        <>
          <p>{m.compare}</p>
          <ul className={styles.entries}>
            {check.entries.map(({ id, name, headline, now }) => (
              <li key={id}>
                <p className="meta">{name}</p>
                <p>
                  <Label {...headline} />
                </p>
                {now && (
                  <>
                    <p className={`meta ${styles.bad}`}>{now.since}</p>
                    <p>
                      <Label {...now.headline} />
                    </p>
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {check.again && (
        <p>
          <a href={check.again}>{m.again}</a>
        </p>
      )}
    </section>
  );
}
