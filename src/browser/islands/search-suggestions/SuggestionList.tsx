import type { Suggestion } from './load-suggestions.ts';
import styles from './SearchSuggestions.module.css';

interface SuggestionListProps {
  readonly id: string;
  readonly label: string;
  readonly suggestions: readonly Suggestion[];
  readonly active: number;
  readonly optionId: (index: number) => string;
  /** Below what was searched in this browser: what ends that. */
  readonly stop: { readonly text: string; readonly onStop: () => void } | null;
}

/** The combobox's listbox; it stays in the page when empty, because the field refers to it. */
export function SuggestionList({ id, label, suggestions, active, optionId, stop }: SuggestionListProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, it only keeps the focus
    <div
      className={styles.list}
      hidden={suggestions.length === 0}
      // The field keeps the focus while the pointer chooses.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={id} role="listbox" tabIndex={-1} aria-label={label}>
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
      {stop && (
        <button type="button" className={styles.stop} onClick={stop.onStop}>
          {stop.text}
        </button>
      )}
    </div>
  );
}
