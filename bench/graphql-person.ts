import { requestFor } from './load.ts';

const query = `query Person($id: ID!, $locale: Locale!) {
  person(id: $id, locale: $locale) { title summary url locale publishedAt breadcrumbs { title url } }
}`;

/** A request to `/graphql` for one person, as a browser sends it. */
export function personRequest(id: string): string {
  const body = JSON.stringify({ operationName: 'Person', variables: { id, locale: 'en' }, query });
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  return requestFor('/graphql', { method: 'POST', headers, body });
}
