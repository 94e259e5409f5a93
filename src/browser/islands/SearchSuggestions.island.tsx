import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../components/icons/Icon.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { defineIsland } from './kit/define.ts';
import type { Suggestion } from './search-suggestions/load-suggestions.ts';
import { forgetSearches, recentSearches } from './search-suggestions/recent-searches.ts';
import styles from './search-suggestions/SearchSuggestions.module.css';
import { SuggestionList } from './search-suggestions/SuggestionList.tsx';
import { useSuggestions } from './search-suggestions/use-suggestions.ts';

type Texts = {
  readonly label: string;
  readonly placeholder: string;
  readonly button: string;
  readonly suggestions: string;
  /** For one suggestion, for two, and so on. */
  readonly counts: readonly string[];
  readonly none: string;
  readonly failed: string;
  /** Above what was searched in this browser, where that is kept; and what ends that. */
  readonly recent: string;
  readonly stop: string;
};

type Props = {
  readonly locale: Locale;
  /** Where the form leads without JavaScript, and on Enter. */
  readonly action: string;
  readonly texts: Texts;
};

/** The header's search: a plain GET form, and a combobox (ARIA APG, list autocomplete) where scripts run. */
function SearchSuggestions({ locale, action, texts }: Props) {
  // An id begins with a letter.
  const id = `search${useId()}`;
  const field = useRef<HTMLInputElement>(null);
  const [enhanced, setEnhanced] = useState(false);
  const [active, setActive] = useState(-1);
  const { state, suggestions: found, ask, close } = useSuggestions(locale);
  const [recent, setRecent] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    setEnhanced(true);
    // What was typed before.
    if (field.current && field.current === document.activeElement) offer(field.current.value);
  }, []);

  const suggestions = recent.length > 0 ? recent : found;
  const isOpen = recent.length > 0 || (state === 'found' && found.length > 0);
  const optionId = (index: number) => `${id}-option-${index}`;
  const status =
    state === 'failed'
      ? texts.failed
      : state === 'found' || recent.length > 0
        ? suggestions.length === 0
          ? texts.none
          : texts.counts[suggestions.length - 1]
        : '';

  // The field keeps the focus, so that no browser brings what is chosen by keys into a low window.
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  /** Suggestions for what is typed; before anything is, what was searched here. */
  function offer(text: string) {
    const searches = text.trim() === '' ? (recentSearches() ?? []) : [];
    setActive(-1);
    setRecent(
      searches.map((search) => ({
        title: search,
        subtitle: null,
        kind: texts.recent,
        url: `${action}?${new URLSearchParams({ q: search })}`,
        lang: undefined,
      })),
    );
    ask(text);
  }

  function dismiss() {
    setActive(-1);
    setRecent([]);
    close();
  }

  function stopKeeping() {
    forgetSearches();
    dismiss();
    field.current?.focus();
  }

  function onKeyDown(event: React.KeyboardEvent) {
    // Keys that choose among an input method's candidates are not ours.
    if (event.nativeEvent.isComposing) return;
    const last = suggestions.length - 1;
    const chosen = suggestions[active];
    if (event.key === 'Escape' && (state !== 'idle' || isOpen)) dismiss();
    else if (isOpen && event.key === 'ArrowDown') setActive(active === last ? -1 : active + 1);
    else if (isOpen && event.key === 'ArrowUp') setActive(active === -1 ? last : active - 1);
    else if (isOpen && event.key === 'Enter' && chosen) location.assign(chosen.url);
    else return;
    event.preventDefault();
  }

  const combobox = enhanced && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': isOpen,
    'aria-controls': `${id}-list`,
    'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
  };

  return (
    <search className={styles.search} aria-label={texts.button}>
      <form
        className={styles.form}
        action={action}
        onBlur={({ currentTarget, relatedTarget }) => {
          // What ends the keeping of searches is reached from the field.
          const isWithin = recent.length > 0 && currentTarget.contains(relatedTarget);
          if (!isWithin) dismiss();
        }}
      >
        <label className="visually-hidden" htmlFor={id}>
          {texts.label}
        </label>
        <input
          {...combobox}
          ref={field}
          className={styles.field}
          id={id}
          type="search"
          name="q"
          placeholder={texts.placeholder}
          autoComplete="off"
          onInput={(event) => offer(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.value.trim() === '' && offer('')}
          onKeyDown={onKeyDown}
        />
        <button className={styles.button} type="submit">
          <Icon name="search" />
          <span className="visually-hidden">{texts.button}</span>
        </button>
        <p className="visually-hidden" role="status">
          {status}
        </p>
        {enhanced && (
          <SuggestionList
            id={`${id}-list`}
            label={texts.suggestions}
            suggestions={isOpen ? suggestions : []}
            active={active}
            optionId={optionId}
            stop={recent.length > 0 ? { text: texts.stop, onStop: stopKeeping } : null}
          />
        )}
      </form>
    </search>
  );
}

export const island = defineIsland<Props>({
  name: 'SearchSuggestions',
  Component: SearchSuggestions,
  examples: [
    {
      locale: 'en',
      action: '/search',
      texts: {
        label: 'Search people and topics',
        placeholder: 'People, topics',
        button: 'Search',
        suggestions: 'Suggestions',
        counts: ['1 suggestion', '2 suggestions', '3 suggestions'],
        none: 'No suggestions',
        failed: 'Press Enter to search.',
        recent: 'Recent searches',
        stop: 'Stop, and forget them',
      },
    },
  ],
});
