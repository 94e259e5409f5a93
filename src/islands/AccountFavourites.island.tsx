import { useEffect, useRef, useState } from 'react';
import type { SiteLocale } from '../routing/locales.ts';
import { AccountFrame, type Shown } from './account/AccountFrame.tsx';
import { FavouriteList } from './account/favourites/FavouriteList.tsx';
import { KeptPages, MergeOffer } from './account/favourites/KeptPages.tsx';
import { type Favourite, type FavouriteSort, loadFavourites } from './account/favourites/load-favourites.ts';
import { defineIsland } from './kit/define.ts';

type Props = { readonly locale: SiteLocale };

/** What somebody saved; before they sign in, what this browser kept. */
function AccountFavourites({ locale }: Props) {
  const [sort, setSort] = useState<FavouriteSort>('SAVED');
  return (
    <AccountFrame
      locale={locale}
      load={() => loadFavourites(locale, sort)}
      signedOut={(texts) => <KeptPages texts={texts} />}
    >
      {(shown) => <Sorted shown={shown} sort={sort} onSort={setSort} />}
    </AccountFrame>
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

export const island = defineIsland<Props>({
  name: 'AccountFavourites',
  Component: AccountFavourites,
  examples: [{ locale: 'en' }],
});
