import { useEffect, useState } from 'react';
import { defineIsland } from './kit/define.ts';
import { followPublished } from './kit/live/follow-published.ts';
import { renewCells } from './live-table/renew-cells.ts';

type Props = {
  /** Said of what changed. */
  readonly justNow: string;
};

/** What a status table is made of. */
const types = ['navigatorCell', 'navigatorTopic', 'jurisdiction'];

/** Keeps an open status table as it is published, for who is signed in, and says what changed. */
function LiveTable({ justNow }: Props) {
  const [changed, setChanged] = useState<readonly string[]>([]);
  useEffect(() => {
    const renew = async () => {
      const cells = await renewCells(justNow);
      if (cells.length > 0) setChanged(cells);
    };
    const following = followPublished(types, renew).then((stop) => {
      // The page may be older than what is told from now on.
      void renew();
      return stop;
    });
    return () => void following.then((stop) => stop());
  }, [justNow]);
  return (
    <p className="visually-hidden" role="status">
      {changed.length > 0 && `${justNow}: ${changed.join(' · ')}`}
    </p>
  );
}

export const island = defineIsland<Props>({
  name: 'LiveTable',
  Component: LiveTable,
  examples: [{ justNow: 'Changed just now' }],
});
