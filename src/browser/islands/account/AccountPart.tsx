import type { ReactNode } from 'react';
import styles from './AccountPart.module.css';

/** A part of an account page below a heading, with what it is for. */
export function AccountPart({
  id,
  title,
  text,
  children,
}: {
  /** Of the heading, which can then take the focus. */
  readonly id?: string;
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.part}>
      <div>
        <h2 id={id} tabIndex={id ? -1 : undefined} className={styles.heading}>
          {title}
        </h2>
        {text && <p className="meta">{text}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

/** Lines below each other with hairlines between: what is kept, and what can be done with it. */
export function Lines({ children, label }: { readonly children: ReactNode; readonly label?: string }) {
  return (
    <ul className={styles.lines} aria-label={label}>
      {children}
    </ul>
  );
}

interface LineProps {
  /** At its end: a button, a choice. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function Line({ action, children }: LineProps) {
  return (
    <li className={styles.line}>
      <div className={styles.told}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </li>
  );
}

/** How something stands, in a word. */
export function Chip({ loud = false, children }: { readonly loud?: boolean; readonly children: string }) {
  return <span className={loud ? styles.loud : styles.chip}>{children}</span>;
}

/** What a control does, and the control. */
export function Pair({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div className={styles.pair}>
      <p className="meta">{text}</p>
      {children}
    </div>
  );
}

interface FormProps {
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A small form: its fields, then its buttons. What is wrong is said by us, not by the browser. */
export function Form({ onSubmit, children }: FormProps) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

/** Fields side by side where there is room. */
export function Fields({ children }: { readonly children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}
