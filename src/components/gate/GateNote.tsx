import type { ReactNode } from 'react';
import styles from './GateNote.module.css';
import type { Gate } from './gate.ts';

interface GateNoteProps extends Pick<Gate, 'heading' | 'text' | 'rest'> {
  /** Language of what comes after the gate, when it is not the interface's. */
  readonly lang?: string | undefined;
  /** What can be done. */
  readonly children?: ReactNode;
}

/** Where the open part of something ends: why, what to do, and what comes after it. */
export function GateNote({ heading, text, rest, lang, children }: GateNoteProps) {
  return (
    <section className={styles.gate}>
      <h2>{heading}</h2>
      <p>{text}</p>
      {children}
      {rest.items.length > 0 && (
        <>
          <h3 className="capitals">{rest.heading}</h3>
          <ul className={styles.rest} lang={lang}>
            {rest.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
