import type { Answers, Problem } from '../../forms/check.ts';
import { documentEndings } from '../../forms/files/document-endings.ts';
import { leftOutBy } from '../../forms/form.ts';
import type { FieldView } from '../../forms/form-view.ts';
import fieldStyles from '../controls/Field.module.css';
import { describedBy } from '../controls/Field.tsx';
import { Icon } from '../icons/Icon.tsx';
import styles from './SentForm.module.css';

interface FormFieldsProps {
  /** Before the ids of controls: two forms may stand on a page. */
  readonly prefix: string;
  readonly fields: readonly FieldView[];
  readonly answers: Answers;
  readonly problems: Readonly<Record<string, Problem>>;
}

/** The questions of a form, with what was typed and what is wrong with it. */
export function FormFields({ prefix, fields, answers, problems }: FormFieldsProps) {
  return fields.map((field) => {
    const { name } = field.rule;
    const problem = problems[name];
    return (
      <Question
        key={name}
        id={`${prefix}-${name}`}
        field={field}
        answer={answers[name] ?? ''}
        error={problem && (field.words[problem] ?? field.label)}
      />
    );
  });
}

interface QuestionProps {
  readonly id: string;
  readonly field: FieldView;
  readonly answer: string;
  readonly error: string | undefined;
}

/** Choices that are shown at once; of more one opens a list. */
const mostRadios = 6;

function Question({ id, field, answer, error }: QuestionProps) {
  const { rule, label, hint, options } = field;
  const attributes = {
    name: rule.name,
    required: rule.required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, { ...(hint && { hint }), ...(error && { error }) }),
  };
  const told = (
    <>
      {hint && (
        <p className={fieldStyles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className={styles.error} id={`${id}-error`} hidden={!error}>
        <Icon name="alert" />
        <span>{error}</span>
      </p>
    </>
  );
  if (rule.kind === 'agreement') {
    return (
      <div className={fieldStyles.field}>
        {told}
        <label className={fieldStyles.choice}>
          <input {...attributes} id={id} type="checkbox" value="yes" defaultChecked={answer === 'yes'} />
          <span>{label}</span>
        </label>
      </div>
    );
  }
  if (rule.kind === 'choice' && options.length <= mostRadios) {
    const { name, required, ...described } = attributes;
    return (
      <fieldset className={fieldStyles.field} aria-describedby={described['aria-describedby']}>
        <legend>{label}</legend>
        {told}
        <div className={fieldStyles.choices}>
          {options.map((option, at) => (
            <label key={option.value} className={fieldStyles.choice}>
              <input
                id={at === 0 ? id : undefined}
                type="radio"
                name={name}
                value={option.value}
                required={required}
                aria-invalid={described['aria-invalid']}
                defaultChecked={option.value === answer}
              />
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      </fieldset>
    );
  }
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{label}</label>
      {told}
      <Control {...attributes} id={id} field={field} answer={answer} />
      {field.leaveOut && (
        <label className={fieldStyles.choice}>
          <input
            type="checkbox"
            name={leftOutBy(rule.name)}
            value="yes"
            aria-describedby={`${id}-hint`}
            defaultChecked={field.leaveOut.isChosen}
          />
          <span>{field.leaveOut.label}</span>
        </label>
      )}
    </div>
  );
}

type ControlProps = Pick<QuestionProps, 'id' | 'field' | 'answer'> & { readonly name: string };

function Control({ field, answer, ...attributes }: ControlProps) {
  const { rule, options, autoComplete } = field;
  if (rule.kind === 'choice') {
    return (
      <select {...attributes} defaultValue={answer}>
        <option value="" />
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  if (rule.kind === 'lines') {
    return (
      <textarea
        {...attributes}
        className={styles.lines}
        rows={5}
        maxLength={rule.max}
        defaultValue={answer}
      />
    );
  }
  if (rule.kind === 'file') return <input {...attributes} type="file" accept={documentEndings} />;
  const type = rule.kind === 'phone' ? 'tel' : rule.kind === 'email' ? 'email' : 'text';
  return (
    <input
      {...attributes}
      type={type}
      maxLength={rule.max}
      autoComplete={autoComplete}
      defaultValue={answer}
    />
  );
}
