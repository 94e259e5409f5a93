import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { Button } from '../controls/Button.tsx';
import { Choices, Field } from '../controls/Field.tsx';
import { Icon } from '../icons/Icon.tsx';
import styles from './Filters.module.css';
import { addressWith } from './paging.ts';

interface FilterOption {
  readonly value: string;
  readonly label: string;
  readonly lang?: string | undefined;
  /** How many there are of it, as the language writes numbers; shown where options stand below each other. */
  readonly amount?: string | undefined;
}

export interface FilterField {
  /** The search parameter's name. */
  readonly name: string;
  readonly label: string;
  /** A list to choose one from where nothing is said; `boxes` for several, `text` for words. */
  readonly kind?: 'select' | 'boxes' | 'text';
  readonly options: readonly FilterOption[];
  readonly value: string;
  /** What is ticked, for `boxes`. */
  readonly values?: readonly string[];
  /** Asked for less often: folded away below the others where it is narrow, unless one of its kind is set. */
  readonly inMoreFilters?: boolean | undefined;
}

interface FiltersProps {
  /** The list's address, without filters. */
  readonly action: string;
  readonly fields: readonly FilterField[];
  readonly locale: Locale;
  /** What else of the address stays when it is sent. */
  readonly kept?: readonly { readonly name: string; readonly value: string }[];
  /** What the button says; “Show results” where nothing is given. */
  readonly apply?: string;
}

const isSet = ({ value, values = [] }: FilterField) => value !== '' || values.length > 0;

/** What is typed into the field for words. */
export function wordsIn(fields: readonly FilterField[]): string | undefined {
  return fields.find(({ kind }) => kind === 'text')?.value;
}

/** Filters of a list as a plain GET form: the address holds the state; scripts refine in place (`refine.ts`). Folded where it is narrow. */
export function Filters({ action, fields, kept = [], locale, apply }: FiltersProps) {
  const m = messagesFor(locale);
  const count = fields.filter(isSet).length;
  const further = fields.filter(({ inMoreFilters }) => inMoreFilters);
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>
        {count > 0 ? m.page.parts.filtersOn({ count }) : m.page.parts.filters}
        <Icon name="chevron" />
      </summary>
      <form className={styles.filters} action={action} aria-label={m.list.filters} data-refine>
        {kept.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Controls fields={fields.filter(({ inMoreFilters }) => !inMoreFilters)} any={m.list.any} />
        {further.length > 0 && (
          <details className={styles.disclosure} open={further.some(isSet)}>
            <summary className={styles.summary}>
              {m.page.parts.moreFilters}
              <Icon name="chevron" />
            </summary>
            <div className={styles.filters}>
              <Controls fields={further} any={m.list.any} />
            </div>
          </details>
        )}
        <div className={styles.buttons}>
          <Button kind="solid" wide>
            {apply ?? m.list.apply}
          </Button>
          {count > 0 && (
            <a
              href={addressWith(
                action,
                new URLSearchParams(kept.map(({ name, value }) => [name, value])),
                {},
              )}
            >
              {m.list.clear}
            </a>
          )}
        </div>
      </form>
    </details>
  );
}

function Controls({ fields, any }: { readonly fields: readonly FilterField[]; readonly any: string }) {
  return fields.map((field) => <FilterControl key={field.name} field={field} any={any} />);
}

function FilterControl({ field, any }: { readonly field: FilterField; readonly any: string }) {
  const { name, label, kind = 'select', options, value, values = [] } = field;
  const id = `filter-${name}`;
  if (kind === 'boxes') {
    const choices = options.map((option) => ({ ...option, checked: values.includes(option.value) }));
    return <Choices legend={label} name={name} type="checkbox" choices={choices} />;
  }
  return (
    <Field id={id} label={label}>
      {kind === 'text' ? (
        <input id={id} type="search" name={name} defaultValue={value} maxLength={200} />
      ) : (
        <select id={id} name={name} defaultValue={value}>
          <option value="">{any}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
