import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/controls/Button.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { defineIsland } from './kit/define.ts';
import styles from './search-suggestions/RecentSearches.module.css';
import {
  forgetSearch,
  forgetSearches,
  keepSearches,
  noteSearch,
  recentSearches,
} from './search-suggestions/recent-searches.ts';

type Props = {
  /** What the page searched for; '' where nothing was. */
  readonly query: string;
  /** Where a search leads. */
  readonly action: string;
  readonly texts: {
    readonly title: string;
    readonly explanation: string;
    readonly none: string;
    readonly keep: string;
    readonly stop: string;
    readonly forget: string;
    readonly stopped: string;
    readonly refused: string;
  };
};

/** What was searched in this browser, kept there alone and only for those who want it. */
function RecentSearches({ query, action, texts }: Props) {
  const [searches, setSearches] = useState<readonly string[] | null>(null);
  const [said, setSaid] = useState('');
  const place = useRef<HTMLDetailsElement>(null);
  useEffect(() => setSearches(query === '' ? recentSearches() : noteSearch(query)), [query]);

  function turn() {
    const kept = searches ? forgetSearches() : keepSearches(query);
    setSaid(searches ? texts.stopped : kept ? '' : texts.refused);
    setSearches(kept);
  }

  function forget(search: string) {
    setSearches(forgetSearch(search) ?? searches);
    // Its button is gone.
    place.current?.querySelector('summary')?.focus();
  }

  return (
    <details ref={place} className={`screen-only ${styles.recent}`}>
      <summary className={styles.opener}>
        {texts.title}
        <Icon name="chevron" />
      </summary>
      <p className="small">{texts.explanation}</p>
      {searches?.length === 0 && <p>{texts.none}</p>}
      {searches && searches.length > 0 && (
        <ul className={styles.list}>
          {searches.map((search) => (
            <li key={search} className={styles.one}>
              <a className={styles.query} href={`${action}?${new URLSearchParams({ q: search })}`}>
                {search}
              </a>
              <button type="button" className={styles.forget} onClick={() => forget(search)}>
                {texts.forget}
                <span className="visually-hidden"> {search}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button type="button" size="small" onClick={turn}>
        {searches ? texts.stop : texts.keep}
      </Button>
      <p className={said === texts.refused ? 'small' : 'visually-hidden'} role="status">
        {said}
      </p>
    </details>
  );
}

export const island = defineIsland<Props>({
  name: 'RecentSearches',
  Component: RecentSearches,
  examples: [
    {
      query: 'tax',
      action: '/search',
      texts: {
        title: 'Recent searches',
        explanation: 'Kept in this browser alone.',
        none: 'None yet.',
        keep: 'Keep my searches here',
        stop: 'Stop, and forget them',
        forget: 'Forget',
        stopped: 'Forgotten.',
        refused: 'Refused.',
      },
    },
  ],
});
