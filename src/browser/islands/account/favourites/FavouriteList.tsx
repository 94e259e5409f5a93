import { useState } from 'react';
import { Button, ButtonLink, ButtonRow } from '../../../../components/controls/Button.tsx';
import { AccountPart, Lines } from '../AccountPart.tsx';
import { here } from '../page-language.ts';
import { removeFromAccount, saveInAccount } from '../saving.ts';
import type { Shown } from '../shown.ts';
import { FavouriteLine } from './FavouriteLine.tsx';
import { FavouriteTools, type SortProps } from './FavouriteTools.tsx';
import type { Favourite } from './load-favourites.ts';

type FavouriteListProps = Shown<readonly Favourite[]> & SortProps;

/** Everything saved, with its order, its export, and the last removal to take back. */
export function FavouriteList(props: FavouriteListProps) {
  const { data: favourites, locale, texts, run, focusOn } = props;
  const m = texts.favourites;
  const [removed, setRemoved] = useState<Favourite | null>(null);

  async function remove(favourite: Favourite, next: Favourite | undefined) {
    const { recordId, title } = favourite;
    if (!(await run(() => removeFromAccount(recordId), m.removed({ title }), 'spoken'))) return;
    setRemoved(favourite);
    focusOn(next ? `remove-${next.recordId}` : 'undo');
  }

  const undo = removed && (
    <ButtonRow>
      <p>{m.removed({ title: removed.title })}</p>
      <Button
        id="undo"
        size="small"
        type="button"
        onClick={async () => {
          const { recordId, title, note } = removed;
          if (!(await run(() => saveInAccount(recordId, note), m.restored({ title })))) return;
          setRemoved(null);
          focusOn(`remove-${recordId}`);
        }}
      >
        {m.undo}
      </Button>
    </ButtonRow>
  );
  if (favourites.length === 0) {
    return (
      <AccountPart title={m.none}>
        {undo}
        <p className="lede">{m.empty}</p>
        <p>{m.emptyText}</p>
        <ButtonLink size="small" href={here('/publications')}>
          {m.toPublications}
        </ButtonLink>
      </AccountPart>
    );
  }
  return (
    <AccountPart title={m.count({ count: favourites.length })}>
      <FavouriteTools {...props} />
      {undo}
      <Lines>
        {favourites.map((favourite, index) => (
          <FavouriteLine
            key={favourite.recordId}
            favourite={favourite}
            locale={locale}
            texts={texts}
            run={run}
            focusOn={focusOn}
            onRemove={() => void remove(favourite, favourites[index + 1] ?? favourites[index - 1])}
          />
        ))}
      </Lines>
    </AccountPart>
  );
}
