import type { Suggestion } from './load-suggestions.ts';
import styles from './SearchSuggestions.module.css';

interface SuggestionListProps {
  readonly id: string;
  readonly label: string;
  readonly suggestions: readonly Suggestion[];
  readonly active: number;
  readonly optionId: (index: number) => string;
}

/** The combobox's listbox; it stays in the page when empty, because the field refers to it. */
export function SuggestionList({ id, label, suggestions, active, optionId }: SuggestionListProps) {
  return (
    <div
      className={styles.list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      hidden={suggestions.length === 0}
      // The field keeps the focus while the pointer chooses.
      onMouseDown={(event) => event.preventDefault()}
    >
      {[...Map.groupBy(suggestions, ({ kind }) => kind)].map(([kind, ofKind]) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, and no fieldset
        <div key={kind} role="group" aria-label={kind} className={styles.group}>
          <p className={`meta ${styles.kind}`} aria-hidden="true">
            {kind}
          </p>
          {ofKind.map((suggestion) => {
            const index = suggestions.indexOf(suggestion);
            return (
              <a
                key={suggestion.url}
                id={optionId(index)}
                className={styles.option}
                href={suggestion.url}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                lang={suggestion.lang}
              >
                <span>{suggestion.title}</span>
                {suggestion.subtitle && <small className={styles.subtitle}>{suggestion.subtitle}</small>}
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}
