import type { SiteLocale } from '../../../../i18n/locales.ts';
import { operation } from '../../kit/operation.ts';
import { ask } from '../ask.ts';
import type {
  AccountFollowableQuery,
  AccountFollowableQueryVariables,
} from '../queries/alerts/followable.gen.ts';
import source from '../queries/alerts/followable.graphql?raw';
import type { Alert } from './alert.ts';

const followable = operation<AccountFollowableQuery, AccountFollowableQueryVariables>(source);

/**
 * Links of the site that offer to follow something lead to `/auth/newsletters-and-alerts?follow=<id of a record>`, and
 * those that offer to follow a search to `?words=<what was typed>`.
 */
const parameters = { record: 'follow', search: 'words' } as const;
/** Characters of a search. */
const longest = 200;

/** As what something is followed, when it is no search. */
export type FollowedAs = Exclude<Alert['kind'], 'SEARCH' | 'REPORT'>;

/** What somebody came to follow: a record, or the words of a search. */
export type Followable = { readonly title: string } & (
  | { readonly kind: FollowedAs; readonly recordId: string }
  | { readonly kind: 'SEARCH'; readonly query: string }
);

const parameter = (name: string) => new URLSearchParams(location.search).get(name)?.trim() || null;

/** Whether this page's address asks to follow something. */
export function isWanted(): boolean {
  return Object.values(parameters).some((name) => parameter(name) !== null);
}

/** The wish is answered: a page that is loaded again no longer shows it. */
export function forgetWanted(): void {
  const address = new URL(location.href);
  for (const name of Object.values(parameters)) address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
}

/** What this page's address asks to follow; `gone` when there is nothing of that name. Never rejects. */
export async function loadFollowable(locale: SiteLocale): Promise<Followable | 'gone' | null> {
  const query = parameter(parameters.search)?.slice(0, longest);
  if (query) return { kind: 'SEARCH', query, title: query };
  const id = parameter(parameters.record);
  if (id === null) return null;
  try {
    const { record } = await ask(followable, { id, locale });
    if (!record || record.withdrawn) return 'gone';
    return { kind: record.followedAs, recordId: record.id, title: record.title };
  } catch (error) {
    // The rest of the page is worth showing.
    console.error(error);
    return null;
  }
}

/** What somebody follows already of what they came to follow. */
export function alertFor<
  A extends Pick<Alert, 'kind' | 'query'> & { readonly record: { readonly id: string } | null },
>(wish: Followable, alerts: readonly A[]): A | undefined {
  const named = wish.kind === 'SEARCH' ? wish.query : wish.recordId;
  return alerts.find(({ kind, record, query }) => kind === wish.kind && (record?.id ?? query) === named);
}
