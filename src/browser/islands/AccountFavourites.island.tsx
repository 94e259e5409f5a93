import { useEffect, useRef, useState } from 'react';
import type { SiteLocale } from '../../i18n/locales.ts';
import { AccountIsland, type AccountProps } from './account/AccountIsland.tsx';
import { FavouriteList } from './account/favourites/FavouriteList.tsx';
import { type Favourite, type FavouriteSort, loadFavourites } from './account/favourites/load-favourites.ts';
import { MergeOffer, PagesSavedHere } from './account/favourites/PagesSavedHere.tsx';
import { ListCalendar } from './account/saved/ListCalendar.tsx';
import { loadSaved, type Saved } from './account/saved/load-saved.ts';
import { MyList } from './account/saved/MyList.tsx';
import { SavedReports } from './account/saved/SavedReports.tsx';
import type { Shown } from './account/shown.ts';
import { defineIsland } from './kit/define.ts';

/** What somebody saved; before they sign in, what this browser kept. */
function AccountFavourites(props: AccountProps) {
  const [sort, setSort] = useState<FavouriteSort>('SAVED');
  return (
    <AccountIsland
      {...props}
      load={() => loadPage(props.locale, sort)}
      signedOut={(texts) => <PagesSavedHere texts={texts} />}
    >
      {(shown) => <Sorted shown={shown} sort={sort} onSort={setSort} />}
    </AccountIsland>
  );
}

interface Page {
  readonly favourites: readonly Favourite[];
  readonly saved: Saved;
}

async function loadPage(locale: SiteLocale, sort: FavouriteSort): Promise<Page> {
  const [favourites, saved] = await Promise.all([loadFavourites(locale, sort), loadSaved(locale)]);
  return { favourites, saved };
}

interface SortedProps {
  readonly shown: Shown<Page>;
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
      <FavouriteList {...shown} data={shown.data.favourites} sort={sort} onSort={onSort} />
      <SavedReports {...shown} data={shown.data.saved} />
      <MyList {...shown} data={shown.data.saved} />
      <ListCalendar {...shown} data={shown.data.saved} />
    </>
  );
}

export const island = defineIsland<AccountProps>({
  name: 'AccountFavourites',
  Component: AccountFavourites,
  examples: [{ locale: 'en', waiting: 'Loading' }],
});
