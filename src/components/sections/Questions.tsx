import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './Questions.module.css';

export interface Question {
  /** Anchor: each can be linked. */
  readonly id: string;
  readonly title: string;
  readonly answer: ReactNode;
  readonly lang?: string | undefined;
}

/** Questions that open to their answers; several may be open, and find-in-page opens them. */
export function Questions({ questions }: { readonly questions: readonly Question[] }) {
  return questions.map(({ id, title, answer, lang }) => (
    <details key={id} id={id} className={styles.question} lang={lang}>
      <summary className={styles.title}>
        {title}
        <Icon name="chevron" />
      </summary>
      <div className={styles.answer}>{answer}</div>
    </details>
  ));
}
