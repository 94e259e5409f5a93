import type { ReactNode } from 'react';
import { describedBy, Field } from '../../../components/controls/Field.tsx';
import { Icon } from '../../../components/icons/Icon.tsx';
import type { FlowPage } from '../flow.ts';
import type { HostedMessages } from '../messages/messages.ts';
import styles from './Form.module.css';

/** What is wrong with a form: of its fields by name, and of the whole under an empty name. */
export type Problems = Readonly<Record<string, string | undefined>>;

interface HeadProps {
  readonly m: HostedMessages;
  readonly title: string;
  readonly lede?: ReactNode;
  /** What was just done. */
  readonly done?: string | undefined;
  readonly problems?: Problems | undefined;
}

/** The title, and before it what is wrong, each with the way to its field. What is new has the focus. */
export function FormHead({ m, title, lede, done, problems = {} }: HeadProps) {
  const wrong = Object.entries(problems).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return (
    <>
      {wrong.length > 0 && (
        // biome-ignore lint/a11y/noAutofocus: whoever sent the form learns first what became of it, without a script
        <div className={styles.summary} role="alert" tabIndex={-1} autoFocus>
          <h2>{m.problem}</h2>
          <ul>
            {wrong.map(([name, text]) => (
              <li key={name}>{name ? <a href={`#${name}`}>{text}</a> : text}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.head}>
        <h1>{title}</h1>
        {lede && <p className="meta">{lede}</p>}
      </div>
      {done && (
        // biome-ignore lint/a11y/noAutofocus: as above
        <p className={styles.done} role="status" tabIndex={-1} autoFocus>
          <Icon name="check" />
          {done}
        </p>
      )}
    </>
  );
}

interface TextFieldProps {
  readonly name: string;
  /** The name when nothing is said. */
  readonly id?: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly autoComplete: string;
  readonly value?: string;
  readonly hint?: string;
  readonly problems?: Problems | undefined;
  readonly required?: boolean;
  readonly maxLength?: number;
  /** Six digits. */
  readonly isCode?: boolean;
}

/** A field of one line with its label, hint and error. */
export function TextField(props: TextFieldProps) {
  const { name, id = name, label, type = 'text', value, hint, problems = {}, isCode = false } = props;
  const error = problems[name];
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={props.autoComplete}
        autoCapitalize={type === 'email' ? 'none' : undefined}
        spellCheck={type === 'text' && !isCode ? undefined : false}
        inputMode={isCode ? 'numeric' : undefined}
        className={isCode ? styles.code : undefined}
        maxLength={props.maxLength}
        required={props.required ?? true}
        defaultValue={value}
        aria-invalid={error ? 'true' : undefined}
        aria-describedby={describedBy(id, { ...(hint && { hint }), ...(error && { error }) })}
      />
    </Field>
  );
}

interface EmailFieldProps {
  readonly m: HostedMessages;
  readonly value: string;
  readonly problems?: Problems | undefined;
  readonly autoComplete?: string;
}

/** The address that somebody signs in with. */
export function EmailField({ m, value, problems, autoComplete = 'username' }: EmailFieldProps) {
  const field = { name: 'email', type: 'email', label: m.email, autoComplete } as const;
  return <TextField {...field} value={value} problems={problems} />;
}

/** The form of a page of a flow, as its languages name it. */
export const TYPED_FORM = 'typed';

export interface HostedFormProps {
  readonly id?: string | undefined;
  readonly action: string;
  readonly hidden?: Readonly<Record<string, string>>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A form with its fields below each other. Our own words say what is missing, not the browser's. */
export function HostedForm({ id, action, hidden = {}, className = styles.form, children }: HostedFormProps) {
  return (
    <form id={id} className={className} method="post" action={action} noValidate>
      <HiddenFields fields={hidden} />
      {children}
    </form>
  );
}

/** What a form posts besides what is typed. */
export function HiddenFields({ fields }: { readonly fields: Readonly<Record<string, string>> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

interface TickProps {
  /** Without one it is not sent: a script's alone. */
  readonly name?: string;
  readonly label: string;
  readonly hint?: string;
  readonly isTicked?: boolean;
  /** The id of a longer text that explains it. */
  readonly describedBy?: string;
}

/** A box to tick. */
export function Tick({ name, label, hint, isTicked, describedBy }: TickProps) {
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        id={name}
        name={name}
        value={name && 'yes'}
        defaultChecked={isTicked}
        aria-describedby={describedBy}
      />
      <span>{label}</span>
      {hint && <small>{hint}</small>}
    </label>
  );
}

export function FormFoot({ children }: { readonly children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}

/** Where to go from a page that has no form. */
export function FormActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

interface GoProps {
  readonly to: FlowPage;
  readonly children: ReactNode;
}

/** Leads to another page of the flow, with what was typed in the page's form. */
export function Go({ to, children }: GoProps) {
  return (
    <button type="submit" form={TYPED_FORM} name="go" value={to} className={styles.go}>
      {children}
    </button>
  );
}

/** A link below a field, about that field. */
export function FormAside({ children }: { readonly children: ReactNode }) {
  return <p className={styles.aside}>{children}</p>;
}

/** Other ways, below a line that says “or”. */
export function OtherWays({ or, children }: { readonly or: string; readonly children: ReactNode }) {
  return (
    <>
      <p className={styles.or}>{or}</p>
      <div className={styles.others}>{children}</div>
    </>
  );
}
