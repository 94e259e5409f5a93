import { Button } from '../../../../components/controls/Button.tsx';
import { Field } from '../../../../components/controls/Field.tsx';
import { offerFile } from '../offer-file.ts';
import type { Shown } from '../shown.ts';
import { csvOf } from './csv.ts';
import styles from './FavouriteTools.module.css';
import type { Favourite, FavouriteSort } from './load-favourites.ts';

export interface SortProps {
  readonly sort: FavouriteSort;
  readonly onSort: (sort: FavouriteSort) => void;
}

type FavouriteToolsProps = SortProps & Pick<Shown<readonly Favourite[]>, 'data' | 'texts' | 'say'>;

const sorts: readonly FavouriteSort[] = ['SAVED', 'TITLE', 'TYPE'];

/** The order of what is saved, and two ways to take it along. */
export function FavouriteTools({ data, texts, say, sort, onSort }: FavouriteToolsProps) {
  const m = texts.favourites;
  return (
    <div className={`screen-only ${styles.tools}`}>
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
        type="button"
        onClick={() => {
          offerFile('favourites.csv', 'text/csv', csvOf(data, m, location.origin));
          say(m.exported);
        }}
      >
        {m.exportCsv}
      </Button>
      <Button type="button" onClick={() => print()}>
        {m.print}
      </Button>
    </div>
  );
}
