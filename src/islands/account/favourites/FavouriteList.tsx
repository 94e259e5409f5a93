import { useState } from 'react';
import { Button, ButtonLink, ButtonRow } from '../../../components/controls/Button.tsx';
import { Field } from '../../../components/controls/Field.tsx';
import { fill, plural } from '../../../i18n/fill.ts';
import { localeFacts } from '../../../routing/locales.ts';
import type { Shown } from '../AccountFrame.tsx';
import { AccountPart, Lines } from '../AccountPart.tsx';
import { offerFile } from '../offer-file.ts';
import { here } from '../page-language.ts';
import { removeFromAccount, saveInAccount } from '../saving.ts';
import { csvOf } from './csv.ts';
import { FavouriteLine } from './FavouriteLine.tsx';
import type { Favourite, FavouriteSort } from './load-favourites.ts';

interface FavouriteListProps extends Shown<readonly Favourite[]> {
  readonly sort: FavouriteSort;
  readonly onSort: (sort: FavouriteSort) => void;
}

const sorts: readonly FavouriteSort[] = ['SAVED', 'TITLE', 'TYPE'];

/** Everything saved, with its order, its export, and the last removal to take back. */
export function FavouriteList(props: FavouriteListProps) {
  const { data: favourites, locale, texts, run, sort, onSort } = props;
  const m = texts.favourites;
  const [removed, setRemoved] = useState<Favourite | null>(null);
  const undo = removed && (
    <p>
      {fill(m.removed, { title: removed.title })}{' '}
      <Button
        size="small"
        type="button"
        onClick={async () => {
          if (await run(() => saveInAccount(removed.recordId, removed.note))) setRemoved(null);
        }}
      >
        {m.undo}
      </Button>
    </p>
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
    <AccountPart title={plural(localeFacts[locale].tag, favourites.length, m.count)}>
      <div className="screen-only">
        <ButtonRow>
          <Field id="sort" label={m.sort}>
            <select
              id="sort"
              value={sort}
              onChange={({ currentTarget }) => onSort(currentTarget.value as FavouriteSort)}
            >
              {sorts.map((name) => (
                <option key={name} value={name}>
                  {m.sorts[name]}
                </option>
              ))}
            </select>
          </Field>
          <Button
            size="small"
            type="button"
            onClick={() => offerFile('favourites.csv', 'text/csv', csvOf(favourites, m, location.origin))}
          >
            {m.exportCsv}
          </Button>
          <Button size="small" type="button" onClick={() => print()}>
            {m.print}
          </Button>
        </ButtonRow>
      </div>
      {undo}
      <Lines>
        {favourites.map((favourite) => (
          <FavouriteLine
            key={favourite.recordId}
            favourite={favourite}
            locale={locale}
            texts={texts}
            run={run}
            onRemove={async () => {
              if (await run(() => removeFromAccount(favourite.recordId))) setRemoved(favourite);
            }}
          />
        ))}
      </Lines>
    </AccountPart>
  );
}
