import { useEffect } from 'react';
import { followPublished } from '../kit/live/follow-published.ts';

/**
 * Looks again whenever something was published, as long as somebody is signed in.
 *
 * @param position what was published before it is shown already; null: nothing is shown yet
 */
export function useLive(position: string | null, look: () => void): void {
  const isShown = position !== null;
  useEffect(() => {
    if (position === null) return;
    const following = followPublished(null, look, position);
    return () => void following.then((stop) => stop());
    // What is told later has a position of its own.
  }, [isShown]);
}
