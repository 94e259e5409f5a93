import { useState } from 'react';
import { Button, ButtonRow } from '../../../../components/controls/Button.tsx';
import { operation } from '../../kit/operation.ts';
import { AccountPart, Line, Lines } from '../AccountPart.tsx';
import { ask } from '../ask.ts';
import { forgetPages, pagesSavedHere } from '../pages-saved-here.ts';
import type {
  MergeFavouritesMutation,
  MergeFavouritesMutationVariables,
} from '../queries/favourites/merge-favourites.gen.ts';
import source from '../queries/favourites/merge-favourites.graphql?raw';
import type { Shown } from '../shown.ts';
import type { AccountTexts } from '../texts.ts';
import { contentId } from '../use-focus-on.ts';

const mergeFavourites = operation<MergeFavouritesMutation, MergeFavouritesMutationVariables>(source);

/** What was saved before signing in, for somebody who is not signed in. */
export function PagesSavedHere({ texts }: { readonly texts: AccountTexts }) {
  const pages = pagesSavedHere();
  if (pages.length === 0) return null;
  const m = texts.favourites;
  return (
    <AccountPart title={m.localTitle} text={m.localText}>
      <Lines>
        {pages.map(({ id, title, url }) => (
          <Line key={id}>
            <a href={url}>{title}</a>
          </Line>
        ))}
      </Lines>
    </AccountPart>
  );
}

type MergeOfferProps = Pick<Shown<unknown>, 'texts' | 'run' | 'say' | 'focusOn'>;

/** Offers to take what was saved before signing in into the account. */
export function MergeOffer({ texts, run, say, focusOn }: MergeOfferProps) {
  const m = texts.favourites;
  const [pages, setPages] = useState(() => pagesSavedHere());
  if (pages.length === 0) return null;
  const recordIds = pages.map(({ id }) => id);
  const forget = () => {
    forgetPages();
    setPages([]);
    focusOn(contentId);
  };
  return (
    <AccountPart title={m.localTitle}>
      <p>{m.local({ count: pages.length })}</p>
      <ul>
        {pages.map(({ id, title, url }) => (
          <li key={id}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
      <ButtonRow>
        <Button
          size="small"
          type="button"
          onClick={async () => {
            if (await run(() => ask(mergeFavourites, { recordIds }), m.merged({ count: pages.length })))
              forget();
          }}
        >
          {m.merge}
        </Button>
        <Button
          size="small"
          type="button"
          onClick={() => {
            forget();
            say(m.discarded);
          }}
        >
          {m.discard}
        </Button>
      </ButtonRow>
    </AccountPart>
  );
}
