import { Button } from '../../../components/controls/Button.tsx';
import { type Choice, Choices, Field } from '../../../components/controls/Field.tsx';
import { Icon } from '../../../components/icons/Icon.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { parameterOf, type Selection } from '../selection/selection.ts';
import styles from './SelectionForm.module.css';
import type { StatusTableProps } from './view.ts';

interface SelectionFormProps {
  readonly page: Pick<StatusTableProps, 'action' | 'own' | 'selection' | 'choices'>;
  readonly locale: Locale;
}

/** What the table is to hold, as a plain form whose answer is an address. Folded away: most come for the table. */
export function SelectionForm({ page, locale }: SelectionFormProps) {
  const { action, own, selection, choices } = page;
  const { navigator, navigatorTable: m } = messagesFor(locale);
  return (
    <details className={styles.choose}>
      <summary className={styles.summary}>
        {m.change}
        <Icon name="chevron" />
      </summary>
      <form className={styles.form} action={action} aria-label={m.change}>
        <div className={styles.many}>
          <Boxes part="jurisdictions" legend={m.beside({ title: own })} choices={choices.jurisdictions} />
        </div>
        <div className={styles.part}>
          {choices.topics.map(({ legend, choices: topics }) => (
            <Boxes key={legend} part="topics" legend={legend || m.topics} choices={topics} />
          ))}
          <p className={styles.hint}>{m.topicsHint}</p>
        </div>
        <div className={styles.part}>
          <Day part="on" selection={selection} label={m.on} hint={m.onHint} />
          <Day part="known" selection={selection} label={m.known} hint={m.knownHint} />
          <Day part="since" selection={selection} label={m.since} />
          <Named
            part="groups"
            value={selection.groups[0]}
            label={m.group}
            none={messagesFor(locale).list.any}
          >
            {choices.groups}
          </Named>
          <Flags
            legend={m.only}
            selection={selection}
            flags={[
              ['overdue', m.overdue],
              ['differences', m.differences],
            ]}
          />
        </div>
        <div className={styles.part}>
          <Boxes part="statuses" legend={navigator.status} choices={choices.statuses} />
          <Named part="baseline" value={selection.baseline} label={m.baseline} none={m.noBaseline}>
            {choices.baselines}
          </Named>
          <Flags
            legend={m.view}
            selection={selection}
            flags={[
              ['transposed', m.transposed],
              ['dense', m.dense],
            ]}
          />
        </div>
        <div className={styles.end}>
          <Button kind="solid">{m.apply}</Button>
        </div>
      </form>
    </details>
  );
}

type Part = keyof Selection;

interface BoxesProps {
  readonly part: Part;
  readonly legend: string;
  readonly choices: readonly Choice[];
}

function Boxes({ part, legend, choices }: BoxesProps) {
  return <Choices legend={legend} name={parameterOf(part)} type="checkbox" choices={choices} />;
}

interface FlagsProps {
  readonly legend: string;
  readonly selection: Selection;
  readonly flags: readonly (readonly [Part, string])[];
}

function Flags({ legend, selection, flags }: FlagsProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {flags.map(([part, label]) => (
        <label key={part} className={styles.flag}>
          <input
            type="checkbox"
            name={parameterOf(part)}
            value="1"
            defaultChecked={selection[part] === true}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

interface DayProps {
  readonly part: 'on' | 'known' | 'since';
  readonly selection: Selection;
  readonly label: string;
  readonly hint?: string;
}

function Day({ part, selection, label, hint }: DayProps) {
  const id = `table-${part}`;
  return (
    <Field id={id} label={label} hint={hint}>
      <input
        id={id}
        type="date"
        name={parameterOf(part)}
        defaultValue={selection[part] ?? ''}
        aria-describedby={hint && `${id}-hint`}
      />
    </Field>
  );
}

interface NamedProps {
  readonly part: Part;
  readonly value: string | null | undefined;
  readonly label: string;
  readonly none: string;
  readonly children: StatusTableProps['choices']['groups'];
}

function Named({ part, value, label, none, children }: NamedProps) {
  const id = `table-${part}`;
  return (
    <Field id={id} label={label}>
      <select id={id} name={parameterOf(part)} defaultValue={value ?? ''}>
        <option value="">{none}</option>
        {children.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
