import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './Field.module.css';

interface FieldProps {
  /** The control's id. */
  readonly id: string;
  readonly label: string;
  /** Below the label: what is wanted. The control names it by `aria-describedby={`${id}-hint`}`. */
  readonly hint?: string | undefined;
  /** What is wrong; the control also has `aria-invalid`. Its id is `${id}-error`. */
  readonly error?: string | undefined;
  /** An error is read out as soon as it is there: it comes without a new page, and no summary names it. */
  readonly announced?: boolean | undefined;
  readonly children: ReactNode;
}

/** A control with its label above, and what helps to fill it in. */
export function Field({ id, label, hint, error, announced, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`} role={announced ? 'alert' : undefined}>
          <Icon name="alert" />
          {error}
        </p>
      )}
      {children}
    </div>
  );
}

/** The value of `aria-describedby` for a control in a `Field`. */
export function describedBy(id: string, { hint, error }: { hint?: string; error?: string }) {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly lang?: string | undefined;
  readonly checked: boolean;
  /** How many there are of it, as the language writes numbers. */
  readonly amount?: string | undefined;
  /** What it is, below its label. */
  readonly summary?: string | undefined;
}

interface ChoicesProps {
  readonly legend: string;
  readonly name: string;
  /** Any number of them, or exactly one. */
  readonly type: 'checkbox' | 'radio';
  readonly choices: readonly Choice[];
  /** What is wrong with what was chosen. */
  readonly error?: string | undefined;
}

/** Boxes to tick, or one to choose. */
export function Choices({ legend, name, type, choices, error }: ChoicesProps) {
  return (
    <fieldset aria-describedby={error && `${name}-error`}>
      <legend>{legend}</legend>
      {error && (
        <p className={styles.error} id={`${name}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
      <div className={styles.choices}>
        {choices.map(({ value, label, lang, checked, amount, summary }) => (
          <label key={value} className={styles.choice} lang={lang}>
            <input type={type} name={name} value={value} defaultChecked={checked} />
            <span>
              {label}
              {amount && <span className={styles.amount}>{amount}</span>}
              {summary && <span className={styles.summary}>{summary}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
