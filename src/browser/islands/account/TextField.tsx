import { describedBy, Field } from '../../../components/controls/Field.tsx';

interface TextFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly announced?: boolean;
  readonly value: string;
  readonly autoComplete?: string;
  readonly type?: 'text' | 'search' | 'date';
  /** Offered while somebody types. */
  readonly options?: readonly string[];
  readonly onText: (value: string) => void;
  readonly onFocus?: () => void;
}

/** A line of text with its label, its hint and what is wrong with it. */
export function TextField({ id, label, hint, error, value, options, onText, ...more }: TextFieldProps) {
  const { autoComplete = 'off', type = 'text', announced, onFocus } = more;
  return (
    <Field id={id} label={label} hint={hint} error={error} announced={announced}>
      <input
        id={id}
        type={type}
        autoComplete={autoComplete}
        value={value}
        list={options && `${id}-options`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { ...(hint && { hint }), ...(error && { error }) })}
        onFocus={onFocus}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      {options && (
        <datalist id={`${id}-options`}>
          {options.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
    </Field>
  );
}
