import type { ReactNode } from 'react';
import { Icon } from '../../components/icons/Icon.tsx';
import { FormHead, HostedForm, type HostedFormProps, type Problems } from '../hosted/layout/Form.tsx';
import type { HostedMessages } from '../hosted/messages/messages.ts';
import styles from './SecurityParts.module.css';

interface SecurityHeadProps {
  readonly m: HostedMessages;
  readonly title: string;
  readonly lede: ReactNode;
  readonly back: { readonly text: string; readonly url: string };
  readonly done?: string;
  readonly problems?: Problems | undefined;
}

/** The page's title, the way back, and what was just done. */
export function SecurityHead({ m, title, lede, back, done, problems }: SecurityHeadProps) {
  return (
    <>
      <p className={styles.back}>
        <a href={back.url}>{back.text}</a>
      </p>
      <FormHead m={m} title={title} lede={lede} done={done} problems={problems} />
    </>
  );
}

interface SectionFrameProps {
  readonly title: string;
  readonly id: string;
  readonly children: ReactNode;
}

/** A section: its title beside what it holds. */
export function Section({ title, id, children }: SectionFrameProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}

/** A line of a list: what it is, and what can be done with it. */
export function Row({ children, actions }: { readonly children: ReactNode; readonly actions?: ReactNode }) {
  return (
    <li className={styles.row}>
      <div>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}

export function Rows({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

/** A form of little more than its button. */
export function PlainForm(props: Omit<HostedFormProps, 'className'>) {
  return <HostedForm {...props} className={styles.form} />;
}

/** What is seldom wanted: opened by its title. */
export function Fold({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>
        {title}
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  );
}
