import { Button } from '../../components/controls/Button.tsx';
import { Field } from '../../components/controls/Field.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import styles from './TimesForm.module.css';
import type { TimesProps } from './times.ts';

/** Which law a page shows, and a form for another day: the address holds both. */
export function TimesForm({ times, locale }: { readonly times: TimesProps; readonly locale: Locale }) {
  const { action, shown, problem, on, known, today, isPast } = times;
  const m = messagesFor(locale).navigator.times;
  return (
    <section className={styles.times} aria-label={m.label}>
      <div className={styles.said}>
        <p className={styles.shown}>{shown}</p>
        {problem && <p className={styles.problem}>{problem}</p>}
        {isPast && (
          <p className="screen-only">
            <a href={action}>{m.today}</a>
          </p>
        )}
      </div>
      <details open={isPast || problem !== null}>
        <summary className={styles.summary}>
          {m.choose}
          <Icon name="chevron" />
        </summary>
        <form className={styles.form} action={action}>
          <Field id="times-on" label={m.on} hint={m.onHint}>
            <input
              id="times-on"
              name="on"
              type="date"
              defaultValue={on}
              min="1800-01-01"
              max="2100-12-31"
              aria-describedby="times-on-hint"
            />
          </Field>
          <Field id="times-known" label={m.known} hint={m.knownHint}>
            <input
              id="times-known"
              name="known"
              type="date"
              defaultValue={known}
              min="2020-01-01"
              max={today}
              aria-describedby="times-known-hint"
            />
          </Field>
          <Button>{m.show}</Button>
        </form>
      </details>
    </section>
  );
}
