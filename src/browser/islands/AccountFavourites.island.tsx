import { useEffect, useRef, useState } from 'react';
import { AccountIsland, type AccountProps } from './account/AccountIsland.tsx';
import { FavouriteList } from './account/favourites/FavouriteList.tsx';
import { type Favourite, type FavouriteSort, loadFavourites } from './account/favourites/load-favourites.ts';
import { MergeOffer, PagesSavedHere } from './account/favourites/PagesSavedHere.tsx';
import type { Shown } from './account/shown.ts';
import { defineIsland } from './kit/define.ts';

/** What somebody saved; before they sign in, what this browser kept. */
function AccountFavourites(props: AccountProps) {
  const [sort, setSort] = useState<FavouriteSort>('SAVED');
  return (
    <AccountIsland
      {...props}
      load={() => loadFavourites(props.locale, sort)}
      signedOut={(texts) => <PagesSavedHere texts={texts} />}
    >
      {(shown) => <Sorted shown={shown} sort={sort} onSort={setSort} />}
    </AccountIsland>
  );
}

interface SortedProps {
  readonly shown: Shown<readonly Favourite[]>;
  readonly sort: FavouriteSort;
  readonly onSort: (sort: FavouriteSort) => void;
}

function Sorted({ shown, sort, onSort }: SortedProps) {
  const shownSort = useRef(sort);
  useEffect(() => {
    if (shownSort.current === sort) return;
    shownSort.current = sort;
    void shown.reload();
  }, [sort, shown]);
  return (
    <>
      <MergeOffer {...shown} />
      <FavouriteList {...shown} sort={sort} onSort={onSort} />
    </>
  );
}

export const island = defineIsland<AccountProps>({
  name: 'AccountFavourites',
  Component: AccountFavourites,
  examples: [{ locale: 'en', waiting: 'Loading' }],
});
