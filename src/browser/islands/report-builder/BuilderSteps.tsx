import { type ReactNode, useId } from 'react';
import { Button, ButtonRow } from '../../../components/controls/Button.tsx';
import { Choices, Field } from '../../../components/controls/Field.tsx';
import type { Builder } from './builder.ts';
import styles from './ReportBuilder.module.css';

interface JurisdictionStepProps {
  readonly builder: Builder;
  readonly isChosen: (key: string) => boolean;
  readonly onToggle: (key: string) => void;
  readonly children: ReactNode;
}

/** The first step: one by one, by name, by region, by a set. */
export function JurisdictionStep({ builder, isChosen, onToggle, children }: JurisdictionStepProps) {
  const { regions, texts } = builder;
  const find = `find${useId()}`;
  return (
    <fieldset className={styles.step}>
      <legend>{texts.jurisdictions}</legend>
      <Field id={find} label={texts.find} hint={texts.findHint}>
        <div className={styles.find}>
          <input
            id={find}
            type="text"
            name="find"
            list={`${find}-names`}
            autoComplete="off"
            aria-describedby={`${find}-hint`}
          />
          <Button size="small">{texts.add}</Button>
        </div>
      </Field>
      <datalist id={`${find}-names`}>
        {regions.flatMap(({ jurisdictions }) =>
          jurisdictions.map(({ value, label }) => <option key={value} value={label} />),
        )}
      </datalist>
      <ButtonRow>
        <Button size="small" name="add" value="eu-27">
          {texts.addSet}
        </Button>
        <Button size="small" name="add" value="all">
          {texts.addEvery}
        </Button>
        <span className={styles.mine}>
          <Button size="small" name="add" value="my-list">
            {texts.addList}
          </Button>
        </span>
      </ButtonRow>
      {regions.map(({ id, title, lang, addAll, jurisdictions }) => (
        <fieldset key={id} className={styles.region}>
          <legend lang={lang ?? undefined}>{title}</legend>
          <div className={styles.boxes}>
            {jurisdictions.map(({ value, label, lang: own }) => (
              <label key={value} lang={own ?? undefined}>
                <input
                  type="checkbox"
                  name="with"
                  value={value}
                  checked={isChosen(value)}
                  onChange={() => onToggle(value)}
                />
                {label}
              </label>
            ))}
          </div>
          <Button size="small" name="add" value={id}>
            {addAll}
          </Button>
        </fieldset>
      ))}
      {children}
    </fieldset>
  );
}

/** The second step: topics by their groups. */
export function TopicStep({ groups, topics, texts }: Builder) {
  return (
    <fieldset className={styles.step}>
      <legend>{texts.topics}</legend>
      <p className={styles.hint}>{texts.topicsHint}</p>
      {groups.map(({ title, topics: own }) => (
        <fieldset key={title} className={styles.region}>
          <legend>{title}</legend>
          <div className={styles.boxes}>
            {own.map(({ value, label, lang }) => (
              <label key={value} lang={lang ?? undefined}>
                <input type="checkbox" name="topic" value={value} defaultChecked={topics.includes(value)} />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  );
}

/** The third step: times, length, order, language, and what else stands in the report. */
export function OptionStep({ dates, texts, ...builder }: Builder) {
  const own = useId();
  const day = (name: keyof Builder['dates'], hint: string) => (
    <Field id={name + own} label={texts[name]} hint={hint}>
      <input
        type="date"
        id={name + own}
        name={name}
        defaultValue={dates[name]}
        aria-describedby={`${name + own}-hint`}
      />
    </Field>
  );
  const choicesOf = (all: Builder['depths'], current: string) =>
    all.map(({ value, label, lang }) => ({
      value,
      label,
      lang: lang ?? undefined,
      checked: value === current,
    }));
  return (
    <fieldset className={styles.step}>
      <legend>{texts.options}</legend>
      <div className={styles.options}>
        {day('on', texts.dateHint)}
        {day('known', texts.dateHint)}
        {day('since', texts.sinceHint)}
      </div>
      <div className={styles.options}>
        <Choices
          legend={texts.depth}
          name="depth"
          type="radio"
          choices={choicesOf(builder.depths, builder.depth)}
        />
        <Choices
          legend={texts.layout}
          name="layout"
          type="radio"
          choices={choicesOf(builder.layouts, builder.layout)}
        />
        <Choices
          legend={texts.parts}
          name="parts"
          type="checkbox"
          choices={builder.parts.map(({ lang, ...part }) => ({ ...part, lang: lang ?? undefined }))}
        />
        <Choices
          legend={texts.language}
          name="language"
          type="radio"
          choices={choicesOf(builder.languages, builder.language)}
        />
      </div>
      {/* Without it a form with no box ticked would say nothing of them, which means the usual ones. */}
      <input type="hidden" name="chosen" value="parts" />
    </fieldset>
  );
}
