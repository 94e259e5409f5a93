import { siteAuth } from '../../../auth/site.ts';
import { documentSocket } from '../document-socket.ts';
import { operation } from '../operation.ts';
import type { PublishedSubscription, PublishedSubscriptionVariables } from './published.gen.ts';
import source from './published.graphql?raw';
import type { PublishedPositionQuery, PublishedPositionQueryVariables } from './published-position.gen.ts';
import positionSource from './published-position.graphql?raw';

const published = operation<PublishedSubscription, PublishedSubscriptionVariables>(source);
const position = operation<PublishedPositionQuery, PublishedPositionQueryVariables>(positionSource);

/**
 * Milliseconds for which events are gathered, and up to so many more: readers do not all ask at once. Whoever asks within a
 * second of a publication may be answered by the page from before it, while that is made anew.
 */
const GATHERED = 1_500;
const SPREAD = 2_000;
/** Milliseconds after which a socket that was given up is tried again. */
const PATIENCE = 30_000;

/**
 * Tells that something was published, for who is signed in, until they are not: whatever was missed while the socket was
 * lost, or before it was there, is told once it is back. Where the settings name no socket, nothing is told.
 *
 * @param types of content, as the API names them; null: all
 * @param changed called some time after one or several publications
 * @param from what was published before it is shown already; left out: that is asked first
 * @returns what ends it
 */
export async function followPublished(
  types: readonly string[] | null,
  changed: () => void,
  from?: string,
): Promise<() => void> {
  const ended = new AbortController();
  const stop = () => ended.abort();
  if (documentSocket() === null) return stop;
  const [auth, { graphqlClient }] = await Promise.all([siteAuth(), import('../graphql-client.ts')]);
  const caller = {
    token: async () => {
      const token = await auth.token();
      if (token === null) stop();
      return token;
    },
    instead: (refused: string) => auth.instead(refused),
  };
  const client = await graphqlClient({ caller });
  const later = (work: () => void, milliseconds: number) => {
    const timer = setTimeout(work, milliseconds);
    ended.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  };
  let isGathering = false;
  const soon = () => {
    if (isGathering) return;
    isGathering = true;
    later(
      () => {
        isGathering = false;
        changed();
      },
      GATHERED + Math.random() * SPREAD,
    );
  };
  const again = () =>
    later(async () => {
      await begin();
      changed();
    }, PATIENCE);
  const begin = async (known?: string) => {
    const answer = known === undefined ? await client.ask(position, {}, caller).catch(() => null) : null;
    if (ended.signal.aborted) return;
    const after = known ?? answer?.data?.publishedPosition;
    if (after === undefined) return again();
    // The socket sends these again when it is back: by then they name what was heard last.
    const wanted = { types: types && [...types], after };
    const following = client.follow(published, wanted).subscribe({
      next: ({ data, errors }) => {
        if (errors) return again();
        if (data) wanted.after = data.recordPublished.position;
        soon();
      },
      error: again,
    });
    ended.signal.addEventListener('abort', () => following.unsubscribe(), { once: true });
  };
  const unheard = auth.onChange((_, change) => change === 'signed-out' && stop());
  ended.signal.addEventListener('abort', unheard, { once: true });
  await begin(from);
  return stop;
}
