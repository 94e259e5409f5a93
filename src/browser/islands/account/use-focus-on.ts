import { useEffect, useState } from 'react';

/** What an account page shows: it takes the focus where what had it is gone, and nothing stands in its place. */
export const contentId = 'account';

/**
 * Moves the focus to what is drawn next: into what opens, back to what opened it, to the row after one that went.
 * @returns takes an element's id
 */
export function useFocusOn(): (id: string) => void {
  const [wanted, setWanted] = useState<{ readonly id: string } | null>(null);
  useEffect(() => {
    if (wanted) document.getElementById(wanted.id)?.focus();
  }, [wanted]);
  return (id) => setWanted({ id });
}
