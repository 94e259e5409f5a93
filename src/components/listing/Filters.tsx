import { messagesFor } from '../../i18n/messages.ts';
import type { Locale } from '../../routing/locales.ts';
import styles from './Filters.module.css';

export interface FilterField {
  /** The search parameter's name. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly lang?: string | undefined;
  }[];
  readonly value: string;
}

interface FiltersProps {
  /** The list's address, without filters. */
  readonly action: string;
  readonly fields: readonly FilterField[];
  readonly locale: Locale;
}

/** Filters of a list as a plain GET form: the address holds the state. */
export function Filters({ action, fields, locale }: FiltersProps) {
  const m = messagesFor(locale).list;
  const isFiltered = fields.some(({ value }) => value !== '');
  return (
    <form className={styles.filters} action={action} aria-label={m.filters}>
      {fields.map((field) => (
        <div key={field.name}>
          <label htmlFor={`filter-${field.name}`}>{field.label}</label>
          <select id={`filter-${field.name}`} name={field.name} defaultValue={field.value}>
            <option value="">{m.any}</option>
            {field.options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      ))}
      <button className={styles.apply} type="submit">
        {m.apply}
      </button>
      {isFiltered && <a href={action}>{m.clear}</a>}
    </form>
  );
}
