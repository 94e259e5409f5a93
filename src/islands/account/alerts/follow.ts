import type { SiteLocale } from '../../../routing/locales.ts';
import { ask, operation } from '../ask.ts';
import type { AccountFollowableQuery, AccountFollowableQueryVariables } from '../queries/followable.gen.ts';
import source from '../queries/followable.graphql?raw';
import type { Alert } from './alert.ts';

const followable = operation<AccountFollowableQuery, AccountFollowableQueryVariables>(source);

/** Links of the site that offer to follow something lead to `/auth/newsletters-and-alerts?follow=<id of a record>`. */
const parameter = 'follow';

/** A record that somebody came to follow. */
export interface Followable {
  readonly id: string;
  readonly title: string;
  /** The content type, camelCase. */
  readonly type: string;
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
    return { id: record.id, title: record.title, type: record.type };
  } catch (error) {
    // The rest of the page is worth showing.
    console.error(error);
    return null;
  }
}

const topics = ['topic', 'sector', 'service', 'jurisdiction', 'navigatorService'];

/** As what a record of a content type is followed. */
export function followedAs(type: string): Exclude<Alert['kind'], 'SEARCH'> {
  if (type === 'person') return 'AUTHOR';
  return topics.includes(type) ? 'TOPIC' : 'RECORD';
}

export function isFollowed(
  { id, type }: Followable,
  alerts: readonly (Pick<Alert, 'kind'> & { readonly record: { readonly id: string } | null })[],
): boolean {
  return alerts.some(({ kind, record }) => record?.id === id && kind === followedAs(type));
}
