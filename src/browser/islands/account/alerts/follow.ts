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

/** Links of the site that offer to follow something lead to `/auth/newsletters-and-alerts?follow=<id of a record>`. */
const parameter = 'follow';

/** As what something is followed, when it is no search. */
export type FollowedAs = Exclude<Alert['kind'], 'SEARCH' | 'REPORT'>;

/** A record that somebody came to follow. */
export interface Followable {
  readonly id: string;
  readonly title: string;
  readonly followedAs: FollowedAs;
}

/** The id of the record that this page's address asks to follow; null when it asks for none. */
export function wantedId(): string | null {
  return new URLSearchParams(location.search).get(parameter) || null;
}

/** The wish is answered: a page that is loaded again no longer shows it. */
export function forgetWanted(): void {
  const address = new URL(location.href);
  address.searchParams.delete(parameter);
  history.replaceState(history.state, '', address);
}

/** What this page's address asks to follow; `gone` when there is nothing of that name. Never rejects. */
export async function loadFollowable(locale: SiteLocale): Promise<Followable | 'gone' | null> {
  const id = wantedId();
  if (id === null) return null;
  try {
    const { record } = await ask(followable, { id, locale });
    if (!record || record.withdrawn) return 'gone';
    return { id: record.id, title: record.title, followedAs: record.followedAs };
  } catch (error) {
    // The rest of the page is worth showing.
    console.error(error);
    return null;
  }
}

export function isFollowed(
  { id, followedAs }: Pick<Followable, 'id' | 'followedAs'>,
  alerts: readonly (Pick<Alert, 'kind'> & { readonly record: { readonly id: string } | null })[],
): boolean {
  return alerts.some(({ kind, record }) => record?.id === id && kind === followedAs);
}
