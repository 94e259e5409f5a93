import { Button, ButtonRow } from '../../components/controls/Button.tsx';
import { describedBy, Field } from '../../components/controls/Field.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import styles from './AccessForm.module.css';
import { choiceId, missingText } from './missing-choices.ts';
import { accountAnswers, type Missing, organisationAnswers, sentName } from './search-params.ts';
import type { AccessTheToolPageProps } from './view.ts';

type AccessFormProps = Pick<AccessTheToolPageProps, 'action' | 'tools' | 'chosen' | 'missing'> & {
  readonly isAnswered: boolean;
  readonly locale: Locale;
};

/** Which tool, and what the reader has already: a plain GET form. */
export function AccessForm({ action, tools, chosen, missing, isAnswered, locale }: AccessFormProps) {
  const {
    products: { toolAccess: m },
    disputesAviator: { page: aviator },
  } = messagesFor(locale);
  const { choose } = aviator;
  const fields: readonly [Missing, string, readonly { readonly value: string; readonly label: string }[]][] =
    [
      ['tool', m.tool, tools.map(({ id, name }) => ({ value: id, label: name }))],
      ['account', m.account, accountAnswers.map((value) => ({ value, label: m[value] }))],
      ['organisation', m.organisation, organisationAnswers.map((value) => ({ value, label: m[value] }))],
    ];
  return (
    <form className={styles.form} action={action} aria-label={m.find}>
      {fields.map(([name, label, options]) => {
        const id = choiceId(name);
        const error = missing.includes(name) ? m[missingText[name]] : undefined;
        return (
          <Field key={name} id={id} label={label} error={error}>
            <select
              id={id}
              name={name}
              defaultValue={chosen[name]}
              aria-describedby={describedBy(id, { ...(error && { error }) })}
              aria-invalid={error ? true : undefined}
            >
              <option value="">{name === 'tool' ? m.anyTool : choose}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </Field>
        );
      })}
      <ButtonRow>
        <Button kind="solid" name={sentName} value="1">
          {m.submit}
        </Button>
        {isAnswered && <a href={action}>{m.again}</a>}
      </ButtonRow>
    </form>
  );
}
