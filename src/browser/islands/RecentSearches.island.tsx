import { useEffect, useId, useState } from 'react';
import { defineIsland } from './kit/define.ts';
import { forgetSearches, keepSearch, keptSearches } from './recent-searches/kept-searches.ts';
import styles from './recent-searches/RecentSearches.module.css';

type Props = {
  /** What was searched for on this page; empty when nothing was. */
  readonly query: string;
  /** Where a search leads. */
  readonly action: string;
  readonly texts: { readonly remember: string; readonly hint: string; readonly recent: string };
};

/** Recent searches, kept in this browser alone and only for those who want it; nothing without scripts. */
function RecentSearches({ query, action, texts }: Props) {
  const [kept, setKept] = useState<readonly string[] | null>(null);
  // An id begins with a letter.
  const hint = `remember${useId()}`;
  useEffect(() => setKept(keptSearches() && keepSearch(query)), [query]);
  const others = (kept ?? []).filter((one) => one !== query);
  return (
    <div className={styles.place}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={kept !== null}
          aria-describedby={hint}
          onChange={({ currentTarget }) =>
            setKept(currentTarget.checked ? keepSearch(query) : forgetSearches())
          }
        />
        {texts.remember}
      </label>
      <span id={hint}>{texts.hint}</span>
      {others.length > 0 && (
        <nav aria-label={texts.recent}>
          <ul className={styles.searches}>
            {others.map((one) => (
              <li key={one}>
                <a href={`${action}?${new URLSearchParams({ q: one })}`}>{one}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

export const island = defineIsland<Props>({
  name: 'RecentSearches',
  Component: RecentSearches,
  examples: [
    {
      query: 'tax',
      action: '/search',
      texts: { remember: 'Remember my searches', hint: 'In this browser alone.', recent: 'Recent searches' },
    },
  ],
});
